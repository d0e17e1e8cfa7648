import type { FeeStatus, OwnerType } from '@portal/api-contract'
import { type Fen, fenOf } from '../money.ts'
import { allowed, refused, type Transition } from '../transition.ts'

/** ORDER put into an open order, PAY that order was paid, RELEASE it was closed, REFUND the payment went back. */
export type FeeEvent = 'ORDER' | 'PAY' | 'RELEASE' | 'REFUND'
/** Codes that the problem of a refused payment carries. */
export type FeeRefusal = 'error.feePaid' | 'error.feeInOpenOrder' | 'error.feeNotPayable'

/** Statuses of fees that the member still owes, including those in an open order. */
export const owedStatuses: readonly FeeStatus[] = ['UNPAID', 'OVERDUE', 'PAYING']

/** Yuan a year of each level; source: a published tariff. It has no rate for 常务理事单位, who pay as 理事单位 here. */
const unitTariff: Record<string, number> = {
  会员单位: 2000,
  理事单位: 5000,
  常务理事单位: 5000,
  副会长单位: 10000,
  会长单位: 30000,
}
const personTariff = 200

/** What a year of membership costs before any discount. */
export function feeStandardOf(ownerType: OwnerType, memberLevel: string): Fen {
  const yuan = ownerType === 'PERSON' ? personTariff : unitTariff[memberLevel]
  if (yuan === undefined) throw new Error(`No fee is set for the level ${memberLevel}`)
  return fenOf(yuan)
}

/** What an upgrade still costs in a year that was billed at some standard already. */
export const upgradeFeeOf = (standard: Fen, billed: Fen): Fen => Math.max(0, standard - billed)

/** A fee that is in no order: overdue from the day after its due date (both dates in PRC). */
export const openFeeStatus = (dueDate: string, today: string): FeeStatus =>
  dueDate < today ? 'OVERDUE' : 'UNPAID'

function refusalOf(status: FeeStatus): FeeRefusal {
  if (status === 'PAID') return 'error.feePaid'
  return status === 'PAYING' ? 'error.feeInOpenOrder' : 'error.feeNotPayable'
}

/** A fee as far as its life depends on it. */
export interface LivingFee {
  status: FeeStatus
  /** The end of its year. */
  dueDate: string
  /** The order by which it was paid back before, while nobody has asked for the year anew. */
  refundedOrderId?: number | null
  /** 1 once who owes it is no member any more. */
  hasOwnerLeft?: 0 | 1
}

/** Whether a fee can go into an order: what was paid back can until its year ends or its owner leaves, then it is closed. */
export const isPayable = ({ status, dueDate, hasOwnerLeft }: LivingFee, today: string): boolean =>
  status === 'UNPAID' ||
  status === 'OVERDUE' ||
  (status === 'REFUNDED' && today <= dueDate && hasOwnerLeft !== 1)

/**
 * The life of a fee: UNPAID | OVERDUE → PAYING → PAID → REFUNDED, from there to PAYING again while it is payable, and back from
 * PAYING when the order closes.
 */
export function feeAfter(fee: LivingFee, event: FeeEvent, today: string): Transition<FeeStatus, FeeRefusal> {
  if (event === 'ORDER' && isPayable(fee, today)) return allowed('PAYING')
  if (event === 'PAY' && fee.status === 'PAYING') return allowed('PAID')
  if (event === 'RELEASE' && fee.status === 'PAYING') {
    const wasRefunded = (fee.refundedOrderId ?? null) !== null
    return allowed(wasRefunded ? 'REFUNDED' : openFeeStatus(fee.dueDate, today))
  }
  if (event === 'REFUND' && fee.status === 'PAID') return allowed('REFUNDED')
  return refused(refusalOf(fee.status))
}
