import type { DeskRefund, DeskTransfer } from '@portal/api-contract'
import { associationAccounts } from '../../../domain/association.ts'
import { transferRefusal } from '../../../domain/desk/refund-transfer.ts'
import { yuanOf } from '../../../domain/money.ts'
import type { Database } from '../../../store/database.ts'

interface RefundTransferRow {
  payAccount: string | null
  receiverType: 'BANK' | 'ALIPAY'
  receiverAccount: string
  receiverName: string
  amountFen: number
  transferredAt: string
  staffName: string
}

/** A refund with its order, and its transfer where there is one. */
export interface DeskRefundRow
  extends Omit<DeskRefund, 'totalAmount' | 'refundAmount' | 'canTransfer' | 'payAccounts' | 'transfer'>,
    RefundTransferRow {
  totalAmountFen: number
  refundFen: number
}

const order = 'o.orderNo, o.payerType, o.payerName, o.subject'

/** What the desk's list of refunds is selected from. */
export const deskRefunds = `(SELECT r.id, r.orderId, ${order}, o.totalAmountFen, r.amountFen AS refundFen, o.payChannel, o.payTime, r.reason, r.status,
    r.opinion, r.requestedAt, r.decidedAt, t.payAccount, t.receiverType, t.receiverAccount, t.receiverName, t.amountFen,
    t.transferredAt, t.staffName
  FROM orderRefund r JOIN memberOrder o ON o.id = r.orderId LEFT JOIN refundTransfer t ON t.refundId = r.id)`

/** The contract's record. */
export function toDeskRefund(row: DeskRefundRow): DeskRefund {
  const { totalAmountFen, refundFen, payAccount, receiverType, receiverAccount, receiverName, ...rest } = row
  const { amountFen, transferredAt, staffName, ...refund } = rest
  const isTransferred = payAccount !== null
  const receiver = { receiverType, receiverAccount, receiverName }
  return {
    ...refund,
    totalAmount: yuanOf(totalAmountFen),
    refundAmount: yuanOf(refundFen),
    canTransfer: transferRefusal({ ...refund, isTransferred }) === null,
    payAccounts: [...associationAccounts],
    transfer: isTransferred
      ? { payAccount, ...receiver, amount: yuanOf(amountFen), transferredAt, staffName }
      : null,
  }
}

export const findDeskRefund = (db: Database, id: number): DeskRefundRow | undefined =>
  db.get<DeskRefundRow>(`SELECT * FROM ${deskRefunds} WHERE id = ?`, [id])

/** A transfer with its order. */
export interface DeskTransferRow extends Omit<DeskTransfer, 'amount' | 'proof'> {
  totalAmountFen: number
  proof: string | null
}

/** What the desk's list of transfers is selected from: orders that are paid, or to be paid, by one. */
export const deskTransfers = `(SELECT o.id, ${order}, o.totalAmountFen, t.status, o.status AS orderStatus, t.proof, t.handedInTime,
    t.opinion, o.expireTime
  FROM bankTransfer t JOIN memberOrder o ON o.id = t.orderId WHERE o.payChannel = 'BANK')`

/** The contract's record. */
export const toDeskTransfer = ({ totalAmountFen, proof, ...row }: DeskTransferRow): DeskTransfer => ({
  ...row,
  amount: yuanOf(totalAmountFen),
  proof: proof === null ? null : JSON.parse(proof),
})
