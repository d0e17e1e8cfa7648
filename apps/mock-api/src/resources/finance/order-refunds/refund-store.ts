import type { OrderRefund } from '@portal/api-contract'
import type { Database } from '../../../store/database.ts'

/** A refund that was asked for. */
export interface RefundRow extends OrderRefund {
  id: number
  orderId: number
}

export const findRefund = (db: Database, id: number): RefundRow | undefined =>
  db.get<RefundRow>('SELECT * FROM orderRefund WHERE id = ?', [id])

/** The request that waits for the association. */
export const pendingRefundOf = (db: Database, orderId: number): RefundRow | undefined =>
  db.get<RefundRow>("SELECT * FROM orderRefund WHERE orderId = ? AND status = 'PENDING'", [orderId])

/** What was asked last for an order, as a member sees it. */
export const lastRefundOf = (db: Database, orderId: number): OrderRefund | null =>
  db.get<OrderRefund>(
    'SELECT reason, status, opinion, requestedAt, decidedAt FROM orderRefund WHERE orderId = ? ORDER BY id DESC LIMIT 1',
    [orderId],
  ) ?? null

/** @returns the id of the new request */
export function insertRefund(db: Database, orderId: number, reason: string, at: Date): number {
  const sql = 'INSERT INTO orderRefund (orderId, reason, requestedAt) VALUES (?, ?, ?)'
  return db.run(sql, [orderId, reason, at.toISOString()]).lastInsertRowid
}

type Decided = Pick<RefundRow, 'id' | 'opinion'> & { status: 'APPROVED' | 'REJECTED' }

export function closeRefund(db: Database, { id, status, opinion }: Decided, at: Date): void {
  db.run('UPDATE orderRefund SET status = ?, opinion = ?, decidedAt = ? WHERE id = ?', [
    status,
    opinion,
    at.toISOString(),
    id,
  ])
}
