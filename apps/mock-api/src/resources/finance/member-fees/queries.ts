import type { FeeStatus, MemberFee, MemberFeeInfo } from '@portal/api-contract'
import { sumOf, yuanOf } from '../../../domain/money.ts'
import { owedStatuses } from '../../../domain/order/fee.ts'
import type { Database } from '../../../store/database.ts'
import type { FeeRow } from './fee-store.ts'

/** Where the contract's yuan are kept as fen. */
export const feeColumns = { amount: 'amountFen / 100.0' }

export function toMemberFee({
  feeStandardFen,
  amountFen,
  discountFen,
  paidAmountFen,
  ...rest
}: FeeRow): MemberFee {
  return {
    ...rest,
    feeStandard: yuanOf(feeStandardFen),
    amount: yuanOf(amountFen),
    discount: yuanOf(discountFen),
    paidAmount: yuanOf(paidAmountFen),
  }
}

interface OwedFee {
  id: number
  amountFen: number
  status: FeeStatus
}

// One parameter however many statuses there are.
const owed = `FROM memberFee WHERE ownerId = ? AND isDeleted = 0 AND status IN (SELECT value FROM json_each(?))`
const owedList = JSON.stringify(owedStatuses)

export const countOwedFees = (db: Database, ownerId: number): number =>
  db.get<{ count: number }>(`SELECT count(*) AS count ${owed}`, [ownerId, owedList])?.count ?? 0

/** What a member owes, over all years. */
export function sumOwedFees(
  db: Database,
  ownerId: number,
): Pick<MemberFeeInfo, 'unpaidCount' | 'unpaidAmount' | 'overdueCount' | 'payableFeeIds'> {
  const fees = db.all<OwedFee>(`SELECT id, amountFen, status ${owed} ORDER BY feeYear`, [ownerId, owedList])
  return {
    unpaidCount: fees.length,
    unpaidAmount: yuanOf(sumOf(fees.map((fee) => fee.amountFen))),
    overdueCount: fees.filter((fee) => fee.status === 'OVERDUE').length,
    payableFeeIds: fees.map((fee) => fee.id),
  }
}
