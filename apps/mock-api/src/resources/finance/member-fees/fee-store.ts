import type { MemberFee } from '@portal/api-contract'
import type { Fen } from '../../../domain/money.ts'
import { type FeeEvent, feeAfter } from '../../../domain/order/fee.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { Database } from '../../../store/database.ts'

/** A fee as it is stored: the contract's record with money in fen. */
export interface FeeRow
  extends Omit<MemberFee, 'feeStandard' | 'amount' | 'discount' | 'paidAmount' | 'payer' | 'isPayable'> {
  feeStandardFen: Fen
  amountFen: Fen
  discountFen: Fen
  paidAmountFen: Fen
  /** The order that was paid back, until the year is asked for anew. */
  refundedOrderId?: number | null
  hasOwnerLeft?: 0 | 1
}

/** A column of fees: whether who owes it is no member any more. */
export const ownerLeft = '(SELECT joinDate IS NULL FROM member WHERE member.id = ownerId) AS hasOwnerLeft'

/** One of a member's own fees. */
export const findFee = (db: Database, ownerId: number, id: number): FeeRow | undefined =>
  db.get<FeeRow>(`SELECT *, ${ownerLeft} FROM memberFee WHERE id = ? AND ownerId = ? AND isDeleted = 0`, [
    id,
    ownerId,
  ])

/** Fees of any members, oldest year first. */
export const feesById = (db: Database, ids: readonly number[]): FeeRow[] =>
  db.all<FeeRow>(
    `SELECT *, ${ownerLeft} FROM memberFee WHERE id IN (SELECT value FROM json_each(?)) ORDER BY feeYear, id`,
    [JSON.stringify(ids)],
  )

/** The fees in an open or paid order, oldest year first. */
export const feesOfOrder = (db: Database, orderId: number): FeeRow[] =>
  db.all<FeeRow>('SELECT * FROM memberFee WHERE orderId = ? ORDER BY feeYear', [orderId])

function write(db: Database, fee: FeeRow): void {
  const { id, status, orderId, refundedOrderId = null, paidAmountFen, payDate, lastModifiedDate } = fee
  db.run(
    `UPDATE memberFee SET status = :status, orderId = :orderId, refundedOrderId = :refundedOrderId, paidAmountFen = :paidAmountFen, payDate = :payDate,
       lastModifiedDate = :lastModifiedDate WHERE id = :id`,
    { id, status, orderId, refundedOrderId, paidAmountFen, payDate, lastModifiedDate },
  )
}

/** What happened to an order's fees, and when: the same instants as the order's own. */
interface FeeMove {
  event: FeeEvent
  orderId: number
  /** The time of the payment; null before it. */
  payTime: string | null
  at: Date
}

function moved(fee: FeeRow, { event, orderId, payTime, at }: FeeMove): FeeRow {
  const transition = feeAfter(fee, event, prcDate(at))
  if (!transition.ok) throw new Error(`Fee ${fee.feeNo} is ${fee.status} and refuses ${event}`)
  const isPaid = transition.state === 'PAID'
  return {
    ...fee,
    status: transition.state,
    orderId: event === 'RELEASE' ? (fee.refundedOrderId ?? null) : orderId,
    refundedOrderId: event === 'REFUND' ? orderId : (fee.refundedOrderId ?? null),
    paidAmountFen: isPaid ? fee.amountFen : 0,
    payDate: isPaid ? payTime : null,
    lastModifiedDate: at.toISOString(),
  }
}

/**
 * Takes fees through an event of their order. The caller has made sure that it is allowed.
 * @throws Error when it is not: the data would be inconsistent, so the transaction must be rolled back
 */
export function moveFees(db: Database, fees: readonly FeeRow[], move: FeeMove): void {
  for (const fee of fees) write(db, moved(fee, move))
}
