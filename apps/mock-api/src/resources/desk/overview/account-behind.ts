import type { DeskMonitor } from '@portal/api-contract'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import {
  type Account,
  findAccountByLogin,
  findAccountByMail,
  findAccountByPhone,
} from '../../../security/accounts.ts'
import { findStaffByLogin } from '../../../security/staff.ts'
import type { Database } from '../../../store/database.ts'

type DeskAccount = NonNullable<DeskMonitor['refusedLogins'][number]['account']>

const ofMember = (account: Account | undefined): DeskAccount | null =>
  account ? { kind: account.ownerType, id: account.memberId, name: account.name } : null

function ofStaff(db: Database, login: string): DeskAccount | null {
  const staff = findStaffByLogin(db, login)
  return staff ? { kind: 'STAFF', id: staff.id, name: staff.name } : null
}

/** Nobody is named to who may not open the record. */
const toldTo = ({ permissions }: StaffCaller, account: DeskAccount | null): DeskAccount | null =>
  account && permissions.includes(account.kind === 'STAFF' ? 'desk.users' : 'desk.members') ? account : null

/** Whose login a name is; null of nobody's, and of whom the caller is not told. */
export const loginBehind = (db: Database, caller: StaffCaller, name: string): DeskAccount | null =>
  toldTo(caller, ofMember(findAccountByLogin(db, name)) ?? ofStaff(db, name))

/** Whose phone or mail address a code went to, likewise. */
export const recipientBehind = (db: Database, caller: StaffCaller, recipient: string): DeskAccount | null =>
  toldTo(
    caller,
    ofMember(recipient.includes('@') ? findAccountByMail(db, recipient) : findAccountByPhone(db, recipient)),
  )
