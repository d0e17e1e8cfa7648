import type { World } from '../../../world.ts'
import type { ApplyRow } from './apply-store.ts'
import { takeEffect } from './take-effect.ts'

/**
 * What a paid fee does to its owner's application: it takes effect. To be called in the transaction that settles an order,
 * once for each owner of its fees, after they have been marked as paid; nothing happens when no application waits for one.
 * @returns whether one took effect
 */
export function membershipPaid(world: World, ownerId: number, at: Date): boolean {
  const waiting = world.db.all<ApplyRow & { feeYear: number | null }>(
    `SELECT memberApply.*, iif(feeKind = 'YEAR', memberFee.feeYear, NULL) AS feeYear FROM memberApply JOIN memberFee ON memberFee.id = memberApply.feeId
     WHERE memberApply.ownerId = ? AND memberApply.status = 'PENDING_PAYMENT' AND memberFee.status = 'PAID'
     ORDER BY memberApply.id`,
    [ownerId],
  )
  for (const { feeYear, ...apply } of waiting) takeEffect(world, apply, feeYear, at)
  return waiting.length > 0
}
