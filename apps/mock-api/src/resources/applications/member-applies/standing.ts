import type { OwnerType } from '@portal/api-contract'
import type { Standing } from '../../../domain/application/application-kind.ts'
import { endsSoon } from '../../../domain/certificate/ends-soon.ts'
import { membershipStatus } from '../../../domain/member/membership.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { Database } from '../../../store/database.ts'
import { countOwedFees } from '../../finance/member-fees/queries.ts'

/** A row of `member`, as far as applications need it. */
export interface MemberRow {
  id: number
  ownerType: OwnerType
  name: string
  phone: string
  uscc: string | null
  avatar: string | null
  memberNo: string | null
  memberLevel: string | null
  joinDate: string | null
  validTo: string | null
}

/** @throws Error when there is no such member: callers take the id from the store */
export function memberOf(db: Database, id: number): MemberRow {
  const member = db.get<MemberRow>('SELECT * FROM member WHERE id = ?', [id])
  if (!member) throw new Error(`Member ${id} is gone`)
  return member
}

/** The membership status of a member at an instant. */
export function standingOf(db: Database, member: MemberRow, at: Date): Standing {
  const owedCount = countOwedFees(db, member.id)
  const today = prcDate(at)
  return {
    ownerType: member.ownerType,
    membershipStatus: membershipStatus({ ...member, owedCount }, today),
    memberLevel: member.memberLevel,
    owedCount,
    endsSoon: member.validTo !== null && endsSoon(member.validTo, today),
  }
}
