import type { MemberOrderDetail, PayChannel } from '@portal/api-contract'
import { type Fen, yuanOf } from '../../../domain/money.ts'
import type { RefundReason } from '../../../domain/order/gateway.ts'
import type { PaymentFaultKind } from '../../../domain/order/payment-fault.ts'
import { prcDay } from '../../../domain/prc-time.ts'
import type { Database } from '../../../store/database.ts'
import { insert, nextId } from '../../../store/insert.ts'
import type { World } from '../../../world.ts'

/** Channels that take money by themselves and notify the backend. */
export type Channel = Extract<PayChannel, 'ALIPAY' | 'WECHAT'>

/** A payment as its channel keeps it. */
export interface PaymentRow {
  id: number
  orderId: number
  channel: Channel
  transactionId: string
  /** What the channel took, which need not be what was asked for. */
  amountFen: Fen
  /** Instant from which on the channel knows of it; may lie ahead. */
  paidAt: string
  /** What went wrong with it on demand. */
  fault: PaymentFaultKind | null
  notifiedCount: number
  notifiedAt: string | null
  /** All of it once `refundedAt` is there; before, what of its order was paid back alone. */
  refundedFen: Fen
  refundedAt: string | null
  refundReason: RefundReason | null
}

/**
 * Where a payment stands: PENDING at the buyer's bank, PAID while the backend has no part in it yet, SETTLED with its order,
 * or REFUNDED.
 */
export type PaymentState = 'PENDING' | 'PAID' | 'SETTLED' | 'REFUNDED'

/** A payment with what a person wants to know of its order. */
export interface ListedPayment extends PaymentRow {
  state: PaymentState
  orderNo: string
  subject: string
  payerName: string
}

/** A channel's number of a payment, 28 digits as the real ones have. @param serial its id */
export function transactionNumber(channel: PayChannel, paidAt: Date, serial: number): string {
  const prefix = channel === 'WECHAT' ? `420000${prcDay(paidAt)}` : `${prcDay(paidAt)}220014`
  return prefix + String(serial).padStart(14, '0')
}

export const findPayment = (db: Database, id: number): PaymentRow | undefined =>
  db.get<PaymentRow>('SELECT * FROM gatewayPayment WHERE id = ?', [id])

/** Payments of an order that its channels know of at an instant and have not given back, oldest first. */
export const paymentsOf = (db: Database, orderId: number, at: Date): PaymentRow[] =>
  db.all<PaymentRow>(
    'SELECT * FROM gatewayPayment WHERE orderId = ? AND refundedAt IS NULL AND paidAt <= ? ORDER BY id',
    [orderId, at.toISOString()],
  )

type Returned = MemberOrderDetail['returnedPayments'][number]

/** What its channels gave back of an order that had no use for it, the first one first; not what was paid back of the order itself. */
export const returnedPaymentsOf = (db: Database, orderId: number): Returned[] =>
  db
    .all<Omit<Returned, 'amount'> & { amountFen: Fen }>(
      `SELECT transactionId, channel AS payChannel, amountFen, paidAt AS payTime, refundedAt AS returnTime,
          refundReason AS reason
        FROM gatewayPayment WHERE orderId = ? AND refundReason <> 'ORDER_REFUNDED' ORDER BY refundedAt, id`,
      [orderId],
    )
    .map(({ amountFen, ...payment }) => ({ ...payment, amount: yuanOf(amountFen) }))

/** Whether a buyer has pressed the button on a channel for an order, also while the bank has not confirmed it. */
export const isBeingPaid = (db: Database, orderId: number, channel: Channel): boolean =>
  db.get('SELECT 1 FROM gatewayPayment WHERE orderId = ? AND channel = ? AND refundedAt IS NULL', [
    orderId,
    channel,
  ]) !== undefined

type NewPayment = Pick<PaymentRow, 'orderId' | 'channel' | 'amountFen' | 'fault'> & { paidAt: Date }

/** Writes a payment within the caller's transaction. @returns its id */
export function insertPayment(db: Database, { paidAt, ...payment }: NewPayment): number {
  const id = nextId(db, 'gatewayPayment')
  const transactionId = transactionNumber(payment.channel, paidAt, id)
  insert(db, 'gatewayPayment', { id, ...payment, transactionId, paidAt: paidAt.toISOString() })
  return id
}

/** Notes that the backend was told of a payment. */
export function noteNotification(db: Database, id: number, at: Date): void {
  db.run('UPDATE gatewayPayment SET notifiedCount = notifiedCount + 1, notifiedAt = ? WHERE id = ?', [
    at.toISOString(),
    id,
  ])
}

/** Gives the money of a payment back to the buyer. */
export function refundPayment({ db, log }: World, payment: PaymentRow, reason: RefundReason, at: Date): void {
  db.run('UPDATE gatewayPayment SET refundedFen = amountFen, refundedAt = ?, refundReason = ? WHERE id = ?', [
    at.toISOString(),
    reason,
    payment.id,
  ])
  log.info(`payment ${payment.transactionId} refunded: ${reason}`)
}

/** Gives a part of the money of a payment back to the buyer; the rest is kept. */
export function refundPart({ db, log }: World, payment: PaymentRow, fen: Fen): void {
  db.run('UPDATE gatewayPayment SET refundedFen = refundedFen + ? WHERE id = ?', [fen, payment.id])
  log.info(`payment ${payment.transactionId} refunded in part: ${fen} fen`)
}

const listed = `SELECT p.*, o.orderNo, o.subject, o.payerName,
    CASE WHEN p.refundedAt IS NOT NULL THEN 'REFUNDED' WHEN o.transactionId = p.transactionId THEN 'SETTLED'
      WHEN p.paidAt > :now THEN 'PENDING' ELSE 'PAID' END AS state
  FROM gatewayPayment p JOIN memberOrder o ON o.id = p.orderId`

/** What the channels took in a world, newest first: who paid what, when, how often it was notified and if it went back. */
export const listPayments = ({ db, clock }: World, limit = 200): ListedPayment[] =>
  db.all<ListedPayment>(`${listed} ORDER BY p.paidAt DESC, p.id DESC LIMIT :limit`, {
    now: clock.now().toISOString(),
    limit,
  })

/** One payment as `listPayments` shows it. */
export const findListedPayment = ({ db, clock }: World, id: number): ListedPayment | undefined =>
  db.get<ListedPayment>(`${listed} WHERE p.id = :id`, { now: clock.now().toISOString(), id })
