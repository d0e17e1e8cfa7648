import { type PrintContent, plainPrint } from '../../../domain/certificate/certificate.ts'
import { yuanOf } from '../../../domain/money.ts'
import type { Item } from '../../../domain/order/order.ts'
import { channelNames } from '../../../domain/order/payment.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import { amountInWords } from '../../../domain/text/amount-in-words.ts'
import type { Database } from '../../../store/database.ts'
import type { OrderRow } from '../../finance/member-orders/order-store.ts'
import { rowsOf } from './content.ts'
import { receiptLabels } from './fee-content.ts'

type PaidItem = Item &
  Pick<OrderRow, 'orderNo' | 'payerName' | 'payChannel' | 'payTime' | 'transactionId' | 'status'>

const paidItem = (db: Database, payerId: number, itemId: number): PaidItem | undefined =>
  db.get<PaidItem>(
    `SELECT i.*, o.orderNo, o.payerName, o.payChannel, o.payTime, o.transactionId, o.status
     FROM memberOrderItem i JOIN memberOrder o ON o.id = i.orderId WHERE i.id = ? AND o.payerId = ? AND o.isDeleted = 0`,
    [itemId, payerId],
  )

/** What the receipt of an order's line says that is no fee; null unless the order is paid. */
export function itemReceiptContent(db: Database, payerId: number, itemId: number): PrintContent | null {
  const item = paidItem(db, payerId, itemId)
  if (!item?.payTime || (item.status !== 'PAID' && item.status !== 'REFUNDING')) return null
  const facts = {
    item: item.itemName,
    quantity: item.quantity > 1 ? item.quantity : null,
    words: amountInWords(item.amountFen),
    payer: item.payerName,
    paidOn: prcDate(new Date(item.payTime)),
    channel: item.payChannel && channelNames[item.payChannel],
    transactionId: item.transactionId,
  }
  return {
    certNo: item.orderNo,
    holderName: item.beneficiaryName,
    ...plainPrint,
    amount: yuanOf(item.amountFen),
    rows: rowsOf(facts, receiptLabels),
  }
}
