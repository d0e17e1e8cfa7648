import type { MemberFee } from '@portal/api-contract'
import { type FeeEvent, feeAfter } from '../../domain/fee.ts'
import type { Fen } from '../../domain/money.ts'
import { prcDate } from '../../domain/prc-time.ts'
import type { Database } from '../../store/database.ts'
import type { World } from '../../world.ts'

/** A fee as it is stored: the contract's record with money in fen. */
export interface FeeRow extends Omit<MemberFee, 'feeStandard' | 'amount' | 'discount' | 'paidAmount'> {
  feeStandardFen: Fen
  amountFen: Fen
  discountFen: Fen
  paidAmountFen: Fen
}

/** One of a member's own fees. */
export const findFee = (db: Database, ownerId: number, id: number): FeeRow | undefined =>
  db.get<FeeRow>('SELECT * FROM memberFee WHERE id = ? AND ownerId = ? AND isDeleted = 0', [id, ownerId])

/** The fees in an open or paid order, oldest year first. */
export const feesOfOrder = (db: Database, orderId: number): FeeRow[] =>
  db.all<FeeRow>('SELECT * FROM memberFee WHERE orderId = ? ORDER BY feeYear', [orderId])

function write(world: World, fee: FeeRow): void {
  const { id, status, orderId, paidAmountFen, payDate } = fee
  world.db.run(
    `UPDATE memberFee SET status = :status, orderId = :orderId, paidAmountFen = :paidAmountFen, payDate = :payDate,
       lastModifiedDate = :at WHERE id = :id`,
    { id, status, orderId, paidAmountFen, payDate, at: world.clock.now().toISOString() },
  )
}

/**
 * Takes fees through an event of their order. The caller has made sure that it is allowed.
 * @throws Error when it is not: the store would contradict itself, so the transaction must not be kept
 */
export function moveFees(world: World, fees: readonly FeeRow[], event: FeeEvent, orderId: number): void {
  const now = world.clock.now()
  for (const fee of fees) {
    const transition = feeAfter(fee, event, prcDate(now))
    if (!transition.ok) throw new Error(`Fee ${fee.feeNo} is ${fee.status} and refuses ${event}`)
    const isPaid = transition.state === 'PAID'
    write(world, {
      ...fee,
      status: transition.state,
      orderId: event === 'RELEASE' ? null : orderId,
      paidAmountFen: isPaid ? fee.amountFen : fee.paidAmountFen,
      payDate: isPaid ? now.toISOString() : fee.payDate,
    })
  }
}
