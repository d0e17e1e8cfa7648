import type { OrderRow } from '../../resources/finance/member-orders/order-store.ts'
import type { Database } from '../../store/database.ts'
import { insert } from '../../store/insert.ts'

const day = 86_400_000

type Paid = Pick<OrderRow, 'id' | 'payChannel' | 'transactionId' | 'totalAmountFen' | 'payTime' | 'status'>

/** The payment behind an order that was paid through a channel. */
export function seedPayment(db: Database, order: Paid): void {
  const { id, payChannel, transactionId, totalAmountFen, payTime, status } = order
  const paidAt = new Date(payTime ?? 0)
  const isRefunded = status === 'REFUNDED'
  insert(db, 'gatewayPayment', {
    id,
    orderId: id,
    channel: payChannel,
    transactionId,
    amountFen: totalAmountFen,
    paidAt: payTime,
    notifiedCount: 1,
    notifiedAt: payTime,
    refundedFen: isRefunded ? totalAmountFen : 0,
    refundedAt: isRefunded ? new Date(paidAt.getTime() + 3 * day).toISOString() : null,
    refundReason: isRefunded ? 'ORDER_REFUNDED' : null,
  })
}

/** The payments behind the orders that were paid through a channel; a bank's transfer has none. */
export function seedPayments(db: Database): void {
  const orders = db.all<OrderRow>('SELECT * FROM memberOrder WHERE transactionId IS NOT NULL ORDER BY id')
  for (const order of orders) seedPayment(db, order)
}
