import type { MemberInvoice } from '@portal/api-contract'
import type { Fen } from '../../../domain/money.ts'
import { yuanOf } from '../../../domain/money.ts'
import { invoiceUsedDate } from '../../../domain/order/invoice.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { Database } from '../../../store/database.ts'
import { insert, nextId } from '../../../store/insert.ts'
import type { World } from '../../../world.ts'

/** An invoice as it is stored: money in fen, the secret part of its files' addresses. */
export interface InvoiceRow
  extends Omit<MemberInvoice, 'orderIds' | 'amount' | 'pdfUrl' | 'ofdUrl' | 'xmlUrl' | 'usedDate'> {
  ownerId: number
  amountFen: Fen
  fileKey: string | null
  /** When it was handed in last, mended ones anew. */
  submittedDate: string
  /** When the association decided that. */
  decidedDate: string | null
}

export const findInvoice = (db: Database, id: number): InvoiceRow | undefined =>
  db.get<InvoiceRow>('SELECT * FROM memberInvoice WHERE id = ? AND isDeleted = 0', [id])

export const findInvoiceByKey = (db: Database, fileKey: string): InvoiceRow | undefined =>
  db.get<InvoiceRow>('SELECT * FROM memberInvoice WHERE fileKey = ? AND isDeleted = 0', [fileKey])

/** The invoice that an order stands on now. */
export const invoiceOfOrder = (db: Database, orderId: number): InvoiceRow | undefined =>
  db.get<InvoiceRow>(
    `SELECT i.* FROM memberInvoice i JOIN memberInvoiceOrder o ON o.invoiceId = i.id
     WHERE o.orderId = ? AND o.isHeld = 1`,
    [orderId],
  )

/** The orders that an invoice was made out for, also after it became void. */
export const orderIdsOf = (db: Database, invoiceId: number): number[] =>
  db
    .all<{ orderId: number }>('SELECT orderId FROM memberInvoiceOrder WHERE invoiceId = ? ORDER BY orderId', [
      invoiceId,
    ])
    .map(({ orderId }) => orderId)

/** What of its orders an invoice is over, by their ids. */
export const amountsOn = (db: Database, invoiceId: number): Map<number, Fen> =>
  new Map(
    db
      .all<{ orderId: number; amountFen: Fen }>(
        'SELECT orderId, amountFen FROM memberInvoiceOrder WHERE invoiceId = ?',
        [invoiceId],
      )
      .map(({ orderId, amountFen }) => [orderId, amountFen]),
  )

const place = 'files/invoices'

/** When the buyer has booked an invoice, as of now. */
export const usedDateOf = ({ clock }: World, row: InvoiceRow): string | null =>
  invoiceUsedDate(row, prcDate(clock.now()))

/** An invoice as its owner sees it. */
export function toMemberInvoice(world: World, row: InvoiceRow): MemberInvoice {
  const {
    ownerId: _owner,
    submittedDate: _submitted,
    decidedDate: _decided,
    amountFen,
    fileKey,
    ...rest
  } = row
  const urlOf = (kind: string) => (fileKey === null ? null : `${place}/${fileKey}.${kind}`)
  return {
    ...rest,
    orderIds: orderIdsOf(world.db, row.id),
    amount: yuanOf(amountFen),
    pdfUrl: urlOf('pdf'),
    ofdUrl: urlOf('ofd'),
    xmlUrl: urlOf('xml'),
    usedDate: usedDateOf(world, row),
  }
}

export type NewInvoice = Omit<
  InvoiceRow,
  'id' | 'submittedDate' | 'lastModifiedDate' | 'isDeleted' | 'orderNum'
>

/** Writes an invoice with its orders within the caller's transaction. @returns its id */
export function insertInvoice(db: Database, invoice: NewInvoice, orderIds: readonly number[]): number {
  const id = nextId(db, 'memberInvoice')
  const { createdDate: at } = invoice
  const lastModifiedDate = invoice.decidedDate ?? at
  insert(db, 'memberInvoice', { id, ...invoice, submittedDate: at, lastModifiedDate, orderNum: id })
  holdOrders(db, id, orderIds)
  return id
}

/** What of an order is invoiced; one that was paid back altogether had been before, with all of it. */
const invoicedFenSql = "totalAmountFen - CASE status WHEN 'REFUNDED' THEN 0 ELSE refundedFen END"

/** Puts orders on an invoice in place of those that it had. */
export function holdOrders(db: Database, invoiceId: number, orderIds: readonly number[]): void {
  db.run('DELETE FROM memberInvoiceOrder WHERE invoiceId = ?', [invoiceId])
  const sql = `INSERT INTO memberInvoiceOrder (invoiceId, orderId, amountFen) SELECT ?, id, ${invoicedFenSql} FROM memberOrder WHERE id = ?`
  for (const orderId of orderIds) db.run(sql, [invoiceId, orderId])
}

/** Releases an invoice's orders, so that another one may include them. */
export function releaseOrders(db: Database, invoiceId: number): void {
  db.run('UPDATE memberInvoiceOrder SET isHeld = 0 WHERE invoiceId = ?', [invoiceId])
}

/** Marks the orders on an invoice. */
export function markOrders(
  db: Database,
  orderIds: readonly number[],
  invoiceStatus: 'NONE' | 'APPLIED' | 'ISSUED',
  at: Date,
): void {
  db.run(
    `UPDATE memberOrder SET invoiceStatus = ?, lastModifiedDate = ? WHERE id IN (SELECT value FROM json_each(?))`,
    [invoiceStatus, at.toISOString(), JSON.stringify(orderIds)],
  )
}

type Change = Partial<Omit<InvoiceRow, 'id' | 'ownerId' | 'createdDate' | 'lastModifiedDate'>>

export function updateInvoice(db: Database, id: number, change: Change, at: Date): void {
  const assignments = Object.keys(change).map((column) => `${column} = :${column}`)
  db.run(`UPDATE memberInvoice SET ${[...assignments, 'lastModifiedDate = :at'].join(', ')} WHERE id = :id`, {
    ...change,
    at: at.toISOString(),
    id,
  })
}
