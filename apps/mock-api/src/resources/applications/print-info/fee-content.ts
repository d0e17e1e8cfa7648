import { associationAccount } from '../../../domain/association.ts'
import { type PrintContent, plainPrint } from '../../../domain/certificate/certificate.ts'
import { type Fen, formatFen, yuanOf } from '../../../domain/money.ts'
import { owedStatuses } from '../../../domain/order/fee.ts'
import { feeItemName } from '../../../domain/order/order.ts'
import { channelNames } from '../../../domain/order/payment.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import { amountInWords } from '../../../domain/text/amount-in-words.ts'
import type { Database } from '../../../store/database.ts'
import { findShownFee, type ShownFee } from '../../finance/member-fees/queries.ts'
import type { OrderRow } from '../../finance/member-orders/order-store.ts'
import { memberOf } from '../member-applies/standing.ts'
import { rowsOf } from './content.ts'

const noticeLabels = {
  item: '缴费项目',
  standard: '会费标准',
  discount: '减免金额',
  words: '应缴金额（大写）',
  dueDate: '缴费期限',
  accountName: '收款单位',
  bankName: '开户银行',
  accountNo: '收款账号',
}

/** The lines of a receipt, of a fee as of anything else that was paid for. */
export const receiptLabels = {
  item: '缴费项目',
  quantity: '数量',
  words: '实收金额（大写）',
  payer: '付款单位（人）',
  paidOn: '缴费日期',
  channel: '缴费方式',
  orderNo: '订单编号',
  transactionId: '支付交易号',
}

const document = (db: Database, fee: ShownFee, fen: Fen, rows: PrintContent['rows']): PrintContent => ({
  certNo: fee.feeNo,
  holderName: fee.ownerName,
  ...plainPrint,
  memberNo: memberOf(db, fee.ownerId).memberNo,
  memberLevel: fee.memberLevel,
  amount: yuanOf(fen),
  rows,
})

/** What a fee's notice says now; null for one that is not owed. */
export function noticeContent(db: Database, memberId: number, feeId: number): PrintContent | null {
  const fee = findShownFee(db, memberId, feeId)
  if (!fee || !owedStatuses.includes(fee.status)) return null
  const facts = {
    item: feeItemName(fee.ownerType, fee.feeYear, fee.feeKind),
    standard: formatFen(fee.feeStandardFen),
    discount: fee.discountFen > 0 ? formatFen(fee.discountFen) : null,
    words: amountInWords(fee.amountFen),
    dueDate: fee.dueDate,
    ...associationAccount,
  }
  return document(db, fee, fee.amountFen, rowsOf(facts, noticeLabels))
}

type Payment = Pick<OrderRow, 'payChannel' | 'payerId' | 'orderNo' | 'transactionId'>

/** How a fee was paid: by which channel, and in its owner's own order by which numbers; those of another's order are not told. */
function paymentOf(db: Database, { id, ownerId }: ShownFee) {
  const order = db.get<Payment>(
    `SELECT payChannel, payerId, orderNo, transactionId FROM memberFee JOIN memberOrder ON memberOrder.id = orderId
     WHERE memberFee.id = ?`,
    [id],
  )
  if (!order) return {}
  const { payChannel, payerId, orderNo, transactionId } = order
  const numbers = payerId === ownerId ? { orderNo, transactionId } : {}
  return { channel: payChannel && channelNames[payChannel], ...numbers }
}

/** What a fee's receipt says now, with who paid it and nothing of another's order; null for one that is not paid. */
export function receiptContent(db: Database, memberId: number, feeId: number): PrintContent | null {
  const fee = findShownFee(db, memberId, feeId)
  if (fee?.status !== 'PAID') return null
  const facts = {
    item: feeItemName(fee.ownerType, fee.feeYear, fee.feeKind),
    words: amountInWords(fee.paidAmountFen),
    payer: fee.payerName,
    paidOn: fee.payDate && prcDate(new Date(fee.payDate)),
    ...paymentOf(db, fee),
  }
  return document(db, fee, fee.paidAmountFen, rowsOf(facts, receiptLabels))
}
