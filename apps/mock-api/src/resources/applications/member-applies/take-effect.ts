import { applicationAfter } from '../../../domain/application/application.ts'
import { firstLevel } from '../../../domain/application/application-kind.ts'
import { isSameContent, type PrintContent } from '../../../domain/certificate/certificate.ts'
import { memberNumber, validityAfterPaying } from '../../../domain/member/membership.ts'
import { prcDate, prcYear } from '../../../domain/prc-time.ts'
import type { Database, Value } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { renewHourCertificates } from '../../education/courses/certificates.ts'
import { followLevel } from '../../finance/member-fees/level-fees.ts'
import { certificateContent } from '../print-info/content.ts'
import { renewCertificate } from '../print-info/documents.ts'
import { type ApplyRow, updateApply } from './apply-store.ts'
import { endMembership } from './end-membership.ts'
import { writeBlock } from './profile-block.ts'
import { type MemberRow, memberOf } from './standing.ts'
import { tellCertificate } from './tell-certificate.ts'

/** The level that an application leads to. */
export const levelAfter = (
  { applyKind, applyType, targetLevel }: ApplyRow,
  { memberLevel }: MemberRow,
): string => (applyKind === 'UPGRADE' && targetLevel ? targetLevel : (memberLevel ?? firstLevel(applyType)))

function joined(member: MemberRow, at: Date) {
  const joinDate = member.joinDate ?? prcDate(at)
  const memberNo = member.memberNo ?? memberNumber(member.ownerType, prcYear(at), member.id)
  return { joinDate, memberNo }
}

/** What becomes of the member's own record. */
function membershipAfter(
  apply: ApplyRow,
  member: MemberRow,
  feeYear: number | null,
  at: Date,
): Record<string, Value> {
  if (apply.applyKind === 'CHANGE') return {}
  // Number and name stay with who has left: whoever comes back is the same member.
  if (apply.applyKind === 'QUIT') return { joinDate: null, validTo: null, memberLevel: null }
  const validTo = feeYear === null ? member.validTo : validityAfterPaying(member.validTo, [feeYear])
  return { ...joined(member, at), validTo, memberLevel: levelAfter(apply, member) }
}

/** Keeps since when somebody was a member, who is one no longer. */
function keepMembership(db: Database, { id, joinDate }: MemberRow, at: Date): void {
  const sql = 'INSERT INTO pastMembership (memberId, joinDate, leftDate) VALUES (?, ?, ?)'
  if (joinDate !== null) db.run(sql, [id, joinDate, prcDate(at)])
}

/** Whether a certificate would say something else now; a change may be of what stands on none. */
function saysOther(db: Database, ownerId: number, before: PrintContent | null): boolean {
  const after = certificateContent(db, ownerId)
  return before === null || after === null || !isSameContent(before, after)
}

/**
 * Carries out what an application asked for: membership, level, particulars or leaving.
 * @param feeYear the year that was paid for; null where nothing was to be paid
 */
export function takeEffect(world: World, apply: ApplyRow, feeYear: number | null, at: Date): ApplyRow {
  const transition = applicationAfter(apply, 'TAKE_EFFECT')
  if (!transition.ok)
    throw new Error(`Application ${apply.applyNo} is ${apply.status} and cannot take effect`)
  const { db } = world
  const before = certificateContent(db, apply.ownerId)
  writeBlock(db, apply)
  const member = memberOf(db, apply.ownerId)
  if (apply.applyKind === 'QUIT') keepMembership(db, member, at)
  const change = {
    ...membershipAfter(apply, member, feeYear, at),
    lastModifiedDate: at.toISOString(),
  }
  const assignments = Object.keys(change).map((column) => `${column} = :${column}`)
  db.run(`UPDATE member SET ${assignments.join(', ')} WHERE id = :id`, { ...change, id: apply.ownerId })
  if (apply.applyKind === 'CHANGE') renewCertificate(world, apply.ownerId, at)
  // An application of any kind may state another name.
  renewHourCertificates(world, apply.ownerId, at)
  if (apply.applyKind !== 'CHANGE' || saysOther(db, apply.ownerId, before))
    tellCertificate(world, apply.ownerId, at)
  const effective = updateApply(db, apply, transition.state, at)
  if (apply.applyKind === 'UPGRADE') followLevel(world, apply.ownerId, at)
  if (apply.applyKind === 'QUIT') endMembership(world, apply.ownerId, at)
  return effective
}
