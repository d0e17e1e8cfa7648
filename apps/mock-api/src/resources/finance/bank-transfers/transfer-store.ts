import type { BankTransfer, TransferStatus } from '@portal/api-contract'
import { associationAccount } from '../../../domain/association.ts'
import { yuanOf } from '../../../domain/money.ts'
import { transferRemark } from '../../../domain/order/bank-transfer.ts'
import type { Database } from '../../../store/database.ts'
import type { OrderRow } from '../member-orders/order-store.ts'

/** A transfer as it is stored; all else is its order's. */
export interface TransferRow {
  orderId: number
  status: TransferStatus
  /** JSON of the file. */
  proof: string | null
  handedInTime: string | null
  opinion: string | null
  /** When the association decided on the proof. */
  decidedTime: string | null
}

export const findTransfer = (db: Database, orderId: number): TransferRow | undefined =>
  db.get<TransferRow>('SELECT * FROM bankTransfer WHERE orderId = ?', [orderId])

/** A transfer to come; the one that there is stays as it is. */
export function keepTransfer(db: Database, orderId: number): void {
  db.run('INSERT INTO bankTransfer (orderId) VALUES (?) ON CONFLICT DO NOTHING', [orderId])
}

export function updateTransfer(db: Database, row: TransferRow): void {
  const sql = `UPDATE bankTransfer SET status = :status, proof = :proof, handedInTime = :handedInTime, opinion = :opinion,
    decidedTime = :decidedTime WHERE orderId = :orderId`
  db.run(sql, { ...row })
}

/** The contract's record. */
export const toBankTransfer = (
  { proof, decidedTime: _decidedTime, ...row }: TransferRow,
  order: OrderRow,
): BankTransfer => ({
  ...associationAccount,
  ...row,
  orderNo: order.orderNo,
  amount: yuanOf(order.totalAmountFen),
  remark: transferRemark(order),
  proof: proof === null ? null : JSON.parse(proof),
  expireTime: order.expireTime,
})

/** The transfer of an order that is paid, or to be paid, by one. */
export function transferOf(db: Database, order: OrderRow): BankTransfer | null {
  const row = order.payChannel === 'BANK' ? findTransfer(db, order.id) : undefined
  return row ? toBankTransfer(row, order) : null
}
