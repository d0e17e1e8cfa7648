import type { BankTransfer, KeptFile } from '@portal/api-contract'
import { problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { askedAgainAt, expiryAfterProof, transferAfter } from '../../../domain/order/bank-transfer.ts'
import { reviewDueAt } from '../../../review/policy.ts'
import { schedule, unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { requireFiles } from '../../files/uploads.ts'
import { updateOrder } from '../member-orders/order-store.ts'
import { settleDue } from '../member-orders/settle-due.ts'
import { rescheduleClosing } from '../member-orders/tell-closing.ts'
import { ownOpenOrder } from '../payments/open-order.ts'
import { findTransfer, toBankTransfer, updateTransfer } from './transfer-store.ts'

/** What time does about a proof: the association decides by rule, or the proof is asked for again. */
function scheduleDecision(world: World, orderId: number, at: Date): void {
  for (const kind of ['REVIEW_TRANSFER', 'TRANSFER_OVERDUE'] as const) unschedule(world, kind, orderId)
  const dueAt = reviewDueAt(world, at)
  if (dueAt) schedule(world, 'REVIEW_TRANSFER', orderId, dueAt)
  schedule(world, 'TRANSFER_OVERDUE', orderId, askedAgainAt(at))
}

/**
 * Keeps the proof of a transfer for the association to look at, in place of a former one.
 * @throws HttpProblem 404 for another's order, 409 for one that is paid, closed or not by transfer, 400 for a file that was not uploaded
 */
export function handInProof(world: World, caller: Caller, orderId: number, proof: KeptFile): BankTransfer {
  return world.db.transaction(() => {
    settleDue(world)
    const order = ownOpenOrder(world, caller, orderId)
    const row = order.payChannel === 'BANK' ? findTransfer(world.db, orderId) : undefined
    if (!row) {
      const detail = `Order ${order.orderNo} is not paid by transfer`
      throw problem(409, 'error.orderNotByTransfer', detail, { params: { orderId } })
    }
    requireFiles(world, proof, 'proof')
    const transition = transferAfter(row.status, 'HAND_IN')
    if (!transition.ok) throw problem(409, transition.refusal, `The transfer is ${row.status}`)
    const at = world.clock.now()
    const handedInTime = at.toISOString()
    const next = {
      orderId,
      status: transition.state,
      proof: JSON.stringify(proof),
      handedInTime,
      opinion: null,
      decidedTime: null,
    }
    updateTransfer(world.db, next)
    const expireTime = expiryAfterProof(at).toISOString()
    updateOrder(world.db, orderId, { expireTime }, handedInTime)
    scheduleDecision(world, orderId, at)
    const extended = { ...order, expireTime }
    rescheduleClosing(world, extended)
    return toBankTransfer(next, extended)
  })
}
