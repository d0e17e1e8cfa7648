import type { OwnerType } from '@portal/api-contract'
import { problem } from '../contract/problem.ts'
import type { Caller } from '../domain/account/caller.ts'
import type { Database } from '../store/database.ts'

/** A login and the member it belongs to. */
export interface Account {
  id: number
  memberId: number
  /** The unit's account name or the person's phone. */
  username: string
  passwordHash: string
  /** The recipient of codes; null while none is bound. */
  boundPhone: string | null
  boundMail: string | null
  ownerType: OwnerType
  name: string
  /** The member number. */
  phone: string
  avatar: string | null
  memberNo: string | null
  memberLevel: string | null
  joinDate: string | null
  validTo: string | null
  /** 1 when there is a fee of any year. */
  hasFees: 0 | 1
}

const select = `
  SELECT account.id, memberId, username, passwordHash, account.phone AS boundPhone, mail AS boundMail,
    ownerType, name, member.phone, avatar, memberNo, memberLevel, joinDate, validTo,
    EXISTS (SELECT 1 FROM memberFee WHERE ownerId = member.id) AS hasFees
  FROM account JOIN member ON member.id = account.memberId`

export const findAccount = (db: Database, id: number): Account | undefined =>
  db.get<Account>(`${select} WHERE account.id = ? AND isDeleted = 0`, [id])

/** By a person's phone, a unit's account name or its 统一社会信用代码; the case of letters does not matter. */
export const findAccountByLogin = (db: Database, login: string): Account | undefined =>
  db.get<Account>(`${select} WHERE username = ? AND isDeleted = 0`, [login]) ??
  db.get<Account>(`${select} WHERE uscc = ? AND isDeleted = 0`, [login.toUpperCase()])

export const findPersonByPhone = (db: Database, phone: string): Account | undefined =>
  db.get<Account>(`${select} WHERE username = ? AND ownerType = 'PERSON' AND isDeleted = 0`, [phone])

/** The password's hash of the account that was closed last of those that logged in by this name; null when there was none. */
export const closedHashOf = (db: Database, login: string): string | null =>
  db.get<{ passwordHash: string }>(
    'SELECT passwordHash FROM closedLogin WHERE login = ? ORDER BY closedDate DESC LIMIT 1',
    [login],
  )?.passwordHash ?? null

/** The account to which a phone is bound: a person's before a unit's. */
export const findAccountByPhone = (db: Database, phone: string): Account | undefined =>
  findPersonByPhone(db, phone) ??
  db.get<Account>(`${select} WHERE account.phone = ? AND isDeleted = 0 ORDER BY account.id LIMIT 1`, [phone])

/** @param mail in small letters */
export const findAccountByMail = (db: Database, mail: string): Account | undefined =>
  db.get<Account>(`${select} WHERE mail = ? AND isDeleted = 0`, [mail])

/** The account of the caller. @throws HttpProblem 401 when it has just been closed */
export function accountOf(db: Database, caller: Caller): Account {
  const account = findAccount(db, caller.accountId)
  if (!account) throw problem(401, 'error.http.401')
  return account
}
