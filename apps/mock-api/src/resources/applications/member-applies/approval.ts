import { applicationAfter } from '../../../domain/application/application.ts'
import { isCharged } from '../../../domain/application/application-kind.ts'
import { endOfYear, prcYear } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import type { FeeRow } from '../../finance/member-fees/fee-store.ts'
import { addFee, addUpgradeFee } from '../../finance/member-fees/fee-year.ts'
import { canBeRated, rate } from '../../finance/member-fees/level-fees.ts'
import { type ApplyRow, blockOf, updateApply } from './apply-store.ts'
import { type MemberRow, memberOf } from './standing.ts'
import { levelAfter, takeEffect } from './take-effect.ts'

const feeOf = ({ db }: World, ownerId: number, feeYear: number): FeeRow | undefined =>
  db.get<FeeRow>(
    `SELECT * FROM memberFee WHERE ownerId = ? AND feeYear = ? AND feeKind = 'YEAR' AND isDeleted = 0`,
    [ownerId, feeYear],
  )

const isSettled = ({ status }: FeeRow): boolean => status === 'PAID' || status === 'EXEMPT'

/**
 * The year that an application is billed for: the current one, or the next where the membership of the current one was
 * settled before its renewal was sent. Whoever paid the current one during the review has what was asked for.
 */
function yearOf(world: World, { applyKind, submitDate }: ApplyRow, member: MemberRow, at: Date): number {
  const year = prcYear(at)
  if (applyKind !== 'RENEW' || (member.validTo ?? '') < endOfYear(year)) return year
  const fee = feeOf(world, member.id, year)
  const wasSettled = fee === undefined || (isSettled(fee) && (fee.payDate ?? '') < (submitDate ?? ''))
  return wasSettled ? year + 1 : year
}

/** The fee of the year at the level that the application leads to; where that is billed already, the difference. */
function charge(world: World, apply: ApplyRow, at: Date): FeeRow {
  const member = memberOf(world.db, apply.ownerId)
  const memberLevel = levelAfter(apply, member)
  const block = blockOf<{ companyName?: string; name?: string }>(apply) ?? {}
  const name = (apply.applyType === 'UNIT' ? block.companyName : block.name) ?? member.name
  const year = yearOf(world, apply, member, at)
  const owner = { id: member.id, ownerType: member.ownerType, name, memberLevel }
  addFee(world, owner, year, at)
  const fee = feeOf(world, member.id, year)
  if (!fee) throw new Error(`Member ${member.id} has no fee for ${year}`)
  if (canBeRated(world, fee)) rate(world, fee, memberLevel, at)
  else if (apply.applyKind === 'UPGRADE') return addUpgradeFee(world, owner, year, at) ?? fee
  return fee
}

/** What follows from the last approval: the year's fee is asked for, or the application takes effect at once. */
export function afterApproval(world: World, apply: ApplyRow, at: Date): ApplyRow {
  if (!isCharged(apply.applyKind)) return takeEffect(world, apply, null, at)
  const fee = charge(world, apply, at)
  if (isSettled(fee)) return takeEffect(world, { ...apply, feeId: fee.id }, fee.feeYear, at)
  const transition = applicationAfter(apply, 'CHARGE')
  if (!transition.ok) throw new Error(`Application ${apply.applyNo} is ${apply.status} and cannot be charged`)
  return updateApply(world.db, apply, { ...transition.state, feeId: fee.id }, at)
}
