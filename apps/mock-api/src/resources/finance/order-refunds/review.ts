import { yuanOf } from '../../../domain/money.ts'
import type { PendingReview, ReviewDesk } from '../../../review/desk.ts'
import type { World } from '../../../world.ts'
import { watchedShareOf } from '../../education/courses/progress-store.ts'
import { findOrder, itemsOf } from '../member-orders/order-store.ts'
import { decideRefund } from './decide.ts'
import { askedItems, findRefund } from './refund-store.ts'

const kind = 'ORDER_REFUND'

/** The request with what was paid and how much of it was used. */
function submission(world: World, id: number): object {
  const refund = findRefund(world.db, id)
  const order = refund && findOrder(world.db, refund.orderId)
  if (!refund || !order) return {}
  const { orderNo, payerName, subject, totalAmountFen, payChannel, payTime } = order
  const asked = askedItems(world.db, id)
  return {
    reason: refund.reason,
    amount: yuanOf(refund.amountFen),
    requestedAt: refund.requestedAt,
    order: { orderNo, payerName, subject, totalAmount: yuanOf(totalAmountFen), payChannel, payTime },
    items: itemsOf(world.db, order.id)
      .filter((item) => asked.has(item.id))
      .map(({ itemName, beneficiaryName, amountFen }) => ({
        itemName,
        beneficiaryName,
        amount: yuanOf(amountFen),
      })),
    watchedShare: watchedShareOf(world, order.id),
  }
}

/** Refunds that wait for the association. */
export const refundDesk: ReviewDesk = {
  kind,
  name: '退款申请',
  // There is nothing to mend in a request, so none is returned.
  decisions: ['APPROVE', 'REJECT'],
  pending: ({ db }) =>
    db.all<PendingReview>(
      `SELECT ? AS kind, r.id, o.subject || ' · ' || o.payerName AS title, o.orderNo || '：' || r.reason AS subtitle,
         r.requestedAt AS submittedAt
       FROM orderRefund r JOIN memberOrder o ON o.id = r.orderId WHERE r.status = 'PENDING' ORDER BY r.requestedAt, r.id`,
      [kind],
    ),
  submission,
  decide: decideRefund,
}
