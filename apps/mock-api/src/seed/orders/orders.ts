import type { OrderStatus, PayChannel } from '@portal/api-contract'
import { expiryOf, feeSubject, type Item, isOpen, orderNumber, totalOf } from '../../domain/order/order.ts'
import { prcInstant } from '../../domain/prc-time.ts'
import { createRandom } from '../../domain/random.ts'
import type { FeeRow } from '../../resources/finance/member-fees/fee-store.ts'
import { insertOrder, type NewOrder } from '../../resources/finance/member-orders/order-store.ts'
import { newCashierToken } from '../../resources/finance/payments/open-items-order.ts'
import { feeItem } from '../../resources/finance/payments/open-order.ts'
import { transactionNumber } from '../../resources/finance/payments/payment-store.ts'
import type { Database } from '../../store/database.ts'
import type { MemberSeed } from '../members/members.ts'

/** An order to be; it gets its id when all are sorted by time. */
export interface OrderDraft {
  /** Where the document's examples name the order; the others are numbered in the order of time. */
  id?: number
  member: Pick<MemberSeed, 'id' | 'ownerType' | 'name'>
  orderType: NewOrder['orderType']
  subject: string
  items: Item[]
  payChannel: PayChannel
  status: OrderStatus
  createdAt: Date
  /** The fees that it holds now, which get its id. */
  fees: FeeRow[]
  invoiceStatus: NewOrder['invoiceStatus']
}

const minute = 60_000
const day = 86_400_000

/** Some minutes to find the phone. */
const payTimeOf = (createdAt: Date): Date => new Date(createdAt.getTime() + 4 * minute)

/** The instant `offset` before the clock, but not after it when seeding early in a year. */
export function pastInstant(
  date: string,
  hour: number,
  now: Date,
  random: { int(a: number, b: number): number },
) {
  const instant = prcInstant(date, hour)
  const latest = new Date(now.getTime() - random.int(1, 20) * day)
  return instant < latest ? instant : latest
}

export const feeOrderDraft = (
  member: MemberSeed,
  fee: FeeRow,
  rest: Pick<OrderDraft, 'id' | 'payChannel' | 'status' | 'createdAt'>,
): OrderDraft => ({
  ...rest,
  member,
  orderType: 'MEMBER_FEE',
  subject: feeSubject(member.ownerType, [fee.feeYear]),
  items: [feeItem(fee)],
  fees: rest.status === 'CLOSED' ? [] : [fee],
  invoiceStatus: 'NONE',
})

/** The order by which a year was paid: in spring or early summer, by either channel, units now and then by bank. */
export function paidFeeOrder(member: MemberSeed, fee: FeeRow, now: Date): OrderDraft {
  const random = createRandom(`order/${fee.feeNo}`)
  const date = `${fee.feeYear}-0${random.int(2, 6)}-${random.int(10, 28)}`
  const usual = fee.feeYear % 2 === 0 ? 'WECHAT' : 'ALIPAY'
  const isByBank = member.ownerType === 'UNIT' && random.chance(0.2)
  const draft = feeOrderDraft(member, fee, {
    payChannel: isByBank ? 'BANK' : usual,
    status: 'PAID',
    createdAt: pastInstant(date, random.int(9, 17), now, random),
  })
  return { ...draft, invoiceStatus: random.chance(0.5) ? 'ISSUED' : 'NONE' }
}

/** The order that a draft becomes. */
export function toOrder(draft: OrderDraft, id: number): NewOrder {
  const { member, createdAt, status, payChannel } = draft
  const hasBeenPaid = status !== 'CLOSED' && !isOpen(status)
  const paidAt = payTimeOf(createdAt)
  return {
    id,
    orderNo: orderNumber(createdAt, id),
    orderType: draft.orderType,
    payerType: member.ownerType,
    payerId: member.id,
    payerName: member.name,
    subject: draft.subject,
    totalAmountFen: totalOf(draft.items),
    payChannel,
    status,
    attempt: 'NOTPAY',
    // A bank's transfer has no number of a gateway.
    transactionId: hasBeenPaid && payChannel !== 'BANK' ? transactionNumber(payChannel, paidAt, id) : null,
    cashierToken: newCashierToken(),
    returnUrl: null,
    expireTime: expiryOf(createdAt).toISOString(),
    payTime: hasBeenPaid ? paidAt.toISOString() : null,
    invoiceStatus: draft.invoiceStatus,
    createdDate: createdAt.toISOString(),
  }
}

function markFee(fee: FeeRow, order: NewOrder): void {
  fee.orderId = order.id
  fee.status = order.status === 'PAID' ? 'PAID' : 'PAYING'
  fee.payDate = order.payTime
  fee.paidAmountFen = order.status === 'PAID' ? fee.amountFen : 0
  fee.lastModifiedDate = order.payTime ?? order.createdDate
}

/** Writes orders, whose ids and numbers rise with time but for those that are fixed, and marks the fees they hold. */
export function insertDrafts(db: Database, drafts: readonly OrderDraft[]): void {
  const sorted = [...drafts].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  sorted.forEach((draft, index) => {
    const order = toOrder(draft, draft.id ?? index + 1)
    insertOrder(db, order, draft.items)
    for (const fee of draft.fees) markFee(fee, order)
  })
}
