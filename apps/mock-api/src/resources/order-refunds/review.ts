import type { PendingReview, ReviewDesk } from '../../review/desk.ts'
import { decideRefund } from './decide.ts'

const kind = 'ORDER_REFUND'

/** Refunds that wait for the association. */
export const refundDesk: ReviewDesk = {
  kind,
  name: '退款申请',
  pending: ({ db }) =>
    db.all<PendingReview>(
      `SELECT ? AS kind, r.id, o.subject || ' · ' || o.payerName AS title, o.orderNo || '：' || r.reason AS subtitle,
         r.requestedAt AS submittedAt
       FROM orderRefund r JOIN memberOrder o ON o.id = r.orderId WHERE r.status = 'PENDING' ORDER BY r.requestedAt, r.id`,
      [kind],
    ),
  decide: decideRefund,
}
