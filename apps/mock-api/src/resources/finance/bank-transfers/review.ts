import { yuanOf } from '../../../domain/money.ts'
import type { PendingReview, ReviewDesk } from '../../../review/desk.ts'
import type { World } from '../../../world.ts'
import { findOrder } from '../member-orders/order-store.ts'
import { decideTransfer } from './decide.ts'
import { transferOf } from './transfer-store.ts'

const kind = 'BANK_TRANSFER'

/** The proof with what should have arrived. */
function submission(world: World, id: number): object {
  const order = findOrder(world.db, id)
  if (!order) return {}
  const { orderNo, payerName, subject, totalAmountFen } = order
  return { payerName, subject, orderNo, amount: yuanOf(totalAmountFen), ...transferOf(world.db, order) }
}

/** Proofs of transfers that wait for the association. */
export const transferDesk: ReviewDesk = {
  kind,
  name: '转账凭证',
  // Money that was not found is asked for again; an order is refused by closing it.
  decisions: ['APPROVE', 'RETURN'],
  pending: ({ db }) =>
    db.all<PendingReview>(
      `SELECT ? AS kind, o.id, o.subject || ' · ' || o.payerName AS title, o.orderNo AS subtitle, t.handedInTime AS submittedAt
       FROM bankTransfer t JOIN memberOrder o ON o.id = t.orderId
       WHERE t.status = 'CONFIRMING' AND o.payChannel = 'BANK' AND o.status IN ('CREATED', 'PAYING')
       ORDER BY t.handedInTime, o.id`,
      [kind],
    ),
  submission,
  decide: decideTransfer,
}
