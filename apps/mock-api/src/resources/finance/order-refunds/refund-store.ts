import type { OrderRefund } from '@portal/api-contract'
import { type Fen, yuanOf } from '../../../domain/money.ts'
import { type StoredItem, totalOf } from '../../../domain/order/order.ts'
import type { Database } from '../../../store/database.ts'

/** A refund that was asked for. */
export interface RefundRow extends Omit<OrderRefund, 'amount'> {
  id: number
  amountFen: Fen
  orderId: number
}

export const findRefund = (db: Database, id: number): RefundRow | undefined =>
  db.get<RefundRow>('SELECT * FROM orderRefund WHERE id = ?', [id])

/** The request that waits for the association. */
export const pendingRefundOf = (db: Database, orderId: number): RefundRow | undefined =>
  db.get<RefundRow>("SELECT * FROM orderRefund WHERE orderId = ? AND status = 'PENDING'", [orderId])

/** What was asked for of an order, as a member sees it, the first request first. */
export const refundsOf = (db: Database, orderId: number): OrderRefund[] =>
  db
    .all<RefundRow>('SELECT * FROM orderRefund WHERE orderId = ? ORDER BY id', [orderId])
    .map(({ reason, amountFen, status, opinion, requestedAt, decidedAt }) => ({
      ...{ reason, amount: yuanOf(amountFen), status, opinion, requestedAt, decidedAt },
    }))

/** Ids of the lines that a request asks back. */
export const askedItems = (db: Database, refundId: number): Set<number> =>
  new Set(
    db
      .all<{ orderItemId: number }>('SELECT orderItemId FROM orderRefundItem WHERE refundId = ?', [refundId])
      .map(({ orderItemId }) => orderItemId),
  )

/** Has the order of a refund say how that stands, so that lists find it. */
const markOrder = (db: Database, refundId: number): void =>
  void db.run(
    `UPDATE memberOrder SET refundStatus = r.status FROM orderRefund r WHERE r.id = ? AND memberOrder.id = r.orderId`,
    [refundId],
  )

interface Asked {
  orderId: number
  items: readonly StoredItem[]
  reason: string
}

/** Writes a request within the caller's transaction. @returns its id */
export function insertRefund(db: Database, { orderId, items, reason }: Asked, at: Date): number {
  const sql = 'INSERT INTO orderRefund (orderId, amountFen, reason, requestedAt) VALUES (?, ?, ?, ?)'
  const id = db.run(sql, [orderId, totalOf(items), reason, at.toISOString()]).lastInsertRowid
  for (const item of items)
    db.run('INSERT INTO orderRefundItem (refundId, orderItemId) VALUES (?, ?)', [id, item.id])
  markOrder(db, id)
  return id
}

type Decided = Pick<RefundRow, 'id' | 'opinion'> & { status: 'APPROVED' | 'REJECTED' }

export function closeRefund(db: Database, { id, status, opinion }: Decided, at: Date): void {
  db.run('UPDATE orderRefund SET status = ?, opinion = ?, decidedAt = ? WHERE id = ?', [
    status,
    opinion,
    at.toISOString(),
    id,
  ])
  markOrder(db, id)
}
