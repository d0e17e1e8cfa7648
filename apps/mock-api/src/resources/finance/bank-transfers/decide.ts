import { notFound, problem } from '../../../contract/problem.ts'
import { proofAskedAgain } from '../../../domain/notice/order-notices.ts'
import { transferAfter, transferDays } from '../../../domain/order/bank-transfer.ts'
import { isOpen } from '../../../domain/order/order.ts'
import type { ReviewDecision } from '../../../domain/review.ts'
import { type TaskWork, unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { undoIfCancelled } from '../../services/activities/undo-order.ts'
import { findOrder, type OrderRow } from '../member-orders/order-store.ts'
import { moveOrder } from '../payments/order-moves.ts'
import { giveBackOthers } from '../payments/settlement.ts'
import { findTransfer, type TransferRow, updateTransfer } from './transfer-store.ts'

interface Waiting {
  order: OrderRow
  row: TransferRow
}

/** A transfer whose proof waits for the association; undefined once its order is settled or goes by another channel. */
function waiting(world: World, orderId: number): Waiting | undefined {
  const order = findOrder(world.db, orderId)
  const row = findTransfer(world.db, orderId)
  if (order?.payChannel !== 'BANK' || !isOpen(order.status) || row?.status !== 'CONFIRMING') return undefined
  return { order, row }
}

function confirm(world: World, { order, row }: Waiting, at: Date): void {
  const payTime = at.toISOString()
  updateTransfer(world.db, { ...row, status: 'CONFIRMED', decidedTime: payTime })
  const payment = { transactionId: null, payChannel: 'BANK' as const, payTime }
  moveOrder(world, order, { event: 'PAY', at, payment })
  // Whatever a channel has taken all the same goes back.
  giveBackOthers(world, order, null, at)
  undoIfCancelled(world, order.id, at)
}

function askAgain(world: World, { order, row }: Waiting, opinion: string, at: Date): void {
  updateTransfer(world.db, { ...row, status: 'ASKED_AGAIN', opinion, decidedTime: at.toISOString() })
  // What was cancelled is not paid for any more.
  if (undoIfCancelled(world, order.id, at)) return
  notify(world, order.payerId, proofAskedAgain(order, opinion), at)
}

/**
 * The association confirms a transfer, which pays its order, or asks for the proof again.
 * @throws HttpProblem 404 for no such transfer, 409 for one that does not wait
 */
export function decideTransfer(
  world: World,
  orderId: number,
  { result, opinion }: ReviewDecision,
  at: Date,
): void {
  world.db.transaction(() => {
    const row = findTransfer(world.db, orderId)
    if (!row) throw notFound()
    const found = waiting(world, orderId)
    const transition = transferAfter(row.status, result === 'APPROVE' ? 'CONFIRM' : 'ASK_AGAIN')
    if (!found || !transition.ok) throw problem(409, 'error.reviewDecided', `The transfer is ${row.status}`)
    for (const kind of ['REVIEW_TRANSFER', 'TRANSFER_OVERDUE'] as const) unschedule(world, kind, orderId)
    if (transition.state === 'CONFIRMED') confirm(world, found, at)
    else askAgain(world, found, opinion, at)
  })
}

/** Confirms a transfer by rule, unless it has been decided by hand. */
export const reviewTransfer: TaskWork = (world, orderId, at) => {
  if (waiting(world, orderId)) decideTransfer(world, orderId, { result: 'APPROVE', opinion: '' }, at)
}

/** Asks for a proof again that nobody has confirmed in time. */
export const transferOverdue: TaskWork = (world, orderId, at) => {
  const found = waiting(world, orderId)
  if (found) askAgain(world, found, `${transferDays}日内未能确认到账`, at)
}
