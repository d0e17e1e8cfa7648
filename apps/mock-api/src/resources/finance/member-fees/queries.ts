import type { FeePayer, FeeStatus, MemberFee, MemberFeeInfo } from '@portal/api-contract'
import { sumOf, yuanOf } from '../../../domain/money.ts'
import { isPayable, owedStatuses } from '../../../domain/order/fee.ts'
import type { Database } from '../../../store/database.ts'
import { type FeeRow, ownerLeft } from './fee-store.ts'

/** Where the contract's yuan are kept as fen. */
export const feeColumns = { amount: 'amountFen / 100.0' }

/** A fee as its owner sees it: with whose order it is in, and no other member's order. */
export interface ShownFee extends FeeRow {
  payerType: FeePayer['type'] | null
  payerName: string | null
}

const ownColumns = [
  ...[
    'id',
    'feeNo',
    'ownerType',
    'ownerId',
    'ownerName',
    'feeYear',
    'feeKind',
    'memberLevel',
    'feeStandardFen',
    'amountFen',
  ],
  ...['discountFen', 'paidAmountFen', 'status', 'dueDate', 'payDate', 'createdDate', 'lastModifiedDate'],
  ...['isDeleted', 'orderNum'],
]

/** What fees are selected from, as their owners see them. */
export const shownFees = `(SELECT ${ownColumns.map((column) => `f.${column}`).join(', ')},
    CASE WHEN o.payerId = f.ownerId THEN o.id END AS orderId, o.payerType, o.payerName, ${ownerLeft}
  FROM memberFee f LEFT JOIN memberOrder o ON o.id = f.orderId)`

/** One of a member's own fees, as it sees it. */
export const findShownFee = (db: Database, ownerId: number, id: number): ShownFee | undefined =>
  db.get<ShownFee>(`SELECT * FROM ${shownFees} WHERE id = ? AND ownerId = ? AND isDeleted = 0`, [id, ownerId])

const payerOf = (type: ShownFee['payerType'], name: string | null): FeePayer | null =>
  type === null || name === null ? null : { type, name }

/** @param today in PRC */
export function toMemberFee(fee: ShownFee, today: string): MemberFee {
  const { feeStandardFen, amountFen, discountFen, paidAmountFen, ...shown } = fee
  const { payerType, payerName, hasOwnerLeft: _left, ...rest } = shown
  return {
    ...rest,
    feeStandard: yuanOf(feeStandardFen),
    amount: yuanOf(amountFen),
    discount: yuanOf(discountFen),
    paidAmount: yuanOf(paidAmountFen),
    payer: payerOf(payerType, payerName),
    isPayable: isPayable(fee, today),
  }
}

interface OwedFee {
  id: number
  amountFen: number
  status: FeeStatus
  dueDate: string
  /** Whose order it is in, where it is in one. */
  payerId: number | null
}

// One parameter however many statuses there are.
const owed = `FROM memberFee WHERE ownerId = ? AND isDeleted = 0 AND status IN (SELECT value FROM json_each(?))`
const owedList = JSON.stringify(owedStatuses)

export const countOwedFees = (db: Database, ownerId: number): number =>
  db.get<{ count: number }>(`SELECT count(*) AS count ${owed}`, [ownerId, owedList])?.count ?? 0

/** What a member owes, over all years. @param today in PRC */
export function sumOwedFees(
  db: Database,
  ownerId: number,
  today: string,
): Pick<MemberFeeInfo, 'unpaidCount' | 'unpaidAmount' | 'overdueCount' | 'payableFeeIds' | 'onBehalfFeeIds'> {
  const payer = '(SELECT payerId FROM memberOrder WHERE memberOrder.id = memberFee.orderId) AS payerId'
  const fees = db.all<OwedFee>(`SELECT id, amountFen, status, dueDate, ${payer} ${owed} ORDER BY feeYear`, [
    ownerId,
    owedList,
  ])
  return {
    unpaidCount: fees.length,
    unpaidAmount: yuanOf(sumOf(fees.map((fee) => fee.amountFen))),
    overdueCount: fees.filter((fee) => fee.dueDate < today).length,
    payableFeeIds: fees.map((fee) => fee.id),
    onBehalfFeeIds: fees
      .filter(({ status, payerId }) => status === 'PAYING' && payerId !== ownerId)
      .map((fee) => fee.id),
  }
}
