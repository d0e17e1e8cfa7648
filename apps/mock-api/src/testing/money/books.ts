import type { FeeStatus, InvoiceStatus, OrderStatus, ReturnedPayment } from '@portal/api-contract'
import type { PaymentFault } from '../../domain/order/payment-fault.ts'

/** What a walk expects of fees, orders and invoices, kept without any of the mock's own code. */

export interface Fee {
  id: number
  owner: string
  year: number
  amountFen: number
  dueDate: string
  /** What it is while nobody pays it and nobody has. */
  free: FeeStatus
  status: FeeStatus
  orderId: number | null
  /** The order by which it was paid back last. */
  refundedBy: number | null
}

export type Channel = 'WECHAT' | 'ALIPAY'

/** Money that a channel has and the backend has not been told of. */
interface Waiting {
  channel: Channel
  /** Milliseconds since 1970; infinite for a notification that never comes. */
  notifyAt: number
}

export interface Order {
  id: number
  payer: string
  feeIds: number[]
  /** Those that are asked back, and those that were paid back. */
  askedIds: number[]
  refundedIds: number[]
  status: OrderStatus
  channel: Channel | null
  /** Milliseconds since 1970. */
  endsAt: number
  waiting: Waiting[]
  /** Payments that it had no use for. */
  returned: { reason: ReturnedPayment['reason']; amountFen: number }[]
  /** The cashier's form in a tab that stays open. */
  tab: Record<string, string> | null
}

export interface Invoice {
  id: number
  owner: string
  orderIds: number[]
  status: InvoiceStatus
  /** Its orders may stand on no other one. */
  isHeld: boolean
  isTaxNoRight: boolean
  /** What was left of its orders when it was applied for. */
  amountFen: number
  /** When the platform answers; milliseconds since 1970. */
  answersAt: number
}

/** Milliseconds since 1970 of what does not come. */
export const never = Number.POSITIVE_INFINITY

/** Whether a fee can be put into an order on a day. */
export const isPayable = ({ status, dueDate }: Fee, today: string): boolean =>
  status === 'UNPAID' || status === 'OVERDUE' || (status === 'REFUNDED' && today <= dueDate)

export const isOpen = ({ status }: Order): boolean => status === 'CREATED' || status === 'PAYING'

export class Books {
  readonly fees: Fee[]
  readonly orders: Order[] = []
  readonly invoices: Invoice[] = []

  constructor(fees: Fee[]) {
    this.fees = fees
  }

  feesOf = ({ feeIds }: Order): Fee[] => this.fees.filter(({ id }) => feeIds.includes(id))

  invoiceOf = (orderId: number): Invoice | undefined =>
    this.invoices.find(({ isHeld, orderIds }) => isHeld && orderIds.includes(orderId))

  open(order: Omit<Order, 'askedIds' | 'refundedIds' | 'status' | 'waiting' | 'returned' | 'tab'>): Order {
    const opened: Order = {
      ...order,
      askedIds: [],
      refundedIds: [],
      status: 'CREATED',
      waiting: [],
      returned: [],
      tab: null,
    }
    this.orders.push(opened)
    for (const fee of this.feesOf(opened)) Object.assign(fee, { status: 'PAYING', orderId: opened.id })
    return opened
  }

  /** One payment settles an order, and channels that have the money as well give it back. @param others how many */
  private settle(order: Order, others: number): void {
    for (let count = 0; count < others; count += 1) this.giveBack(order, 'PAID_TWICE')
    Object.assign(order, { status: 'PAID', waiting: [] })
    for (const fee of this.feesOf(order)) fee.status = 'PAID'
  }

  private giveBack(order: Order, reason: ReturnedPayment['reason']): void {
    const amountFen = this.sumOf(order.feeIds) - (reason === 'WRONG_AMOUNT' ? 1 : 0)
    order.returned.push({ reason, amountFen })
  }

  /** A channel takes the money for an open order, as the fault has it. @param now milliseconds since 1970 */
  pay(order: Order, channel: Channel, fault: PaymentFault | null, now: number): void {
    const late = now + (fault?.delaySeconds ?? 0) * 1000
    switch (fault?.kind) {
      case 'WRONG_AMOUNT':
        this.giveBack(order, 'WRONG_AMOUNT')
        break
      case 'CLOSED_MEANWHILE':
        this.close(order)
        this.giveBack(order, order.status === 'CLOSED' ? 'ORDER_CLOSED' : 'PAID_TWICE')
        break
      case 'NEVER':
      case 'LATE':
        order.waiting.push({ channel, notifyAt: fault.kind === 'LATE' ? late : never })
        break
      default:
        this.settle(order, order.waiting.length)
    }
  }

  /** A channel that has the money is asked before an order is closed. */
  close(order: Order): void {
    if (order.waiting.length > 0) {
      this.settle(order, order.waiting.length - 1)
      return
    }
    order.status = 'CLOSED'
    for (const fee of this.feesOf(order)) {
      fee.status = fee.refundedBy === null ? fee.free : 'REFUNDED'
      fee.orderId = fee.refundedBy
    }
  }

  /** What is still paid by an order. */
  leftOf = ({ feeIds, refundedIds }: Order): number[] => feeIds.filter((id) => !refundedIds.includes(id))

  /** What was asked back is paid back; the order is over once nothing of it is left. */
  payBack(order: Order): void {
    const { askedIds } = order
    order.refundedIds.push(...askedIds)
    order.askedIds = []
    order.status = this.leftOf(order).length === 0 ? 'REFUNDED' : 'PAID'
    for (const fee of this.fees.filter(({ id }) => askedIds.includes(id)))
      Object.assign(fee, { status: 'REFUNDED', refundedBy: order.id })
    const invoice = this.invoiceOf(order.id)
    if (!invoice) return
    const status = invoice.status === 'ISSUED' ? 'RED_FLUSHED' : 'REJECTED'
    Object.assign(invoice, { status, isHeld: false, answersAt: never })
  }

  /** What falls due by an instant; it depends on no order of the events. */
  passTo(now: number): void {
    for (const order of this.orders.filter(isOpen)) {
      if (order.waiting.some(({ notifyAt }) => notifyAt <= now)) this.settle(order, order.waiting.length - 1)
      else if (order.endsAt <= now) this.close(order)
    }
    for (const invoice of this.invoices.filter(({ answersAt }) => answersAt <= now)) {
      invoice.status = invoice.isTaxNoRight ? 'ISSUED' : 'FAILED'
      invoice.answersAt = never
    }
  }

  /** Whether orders may stand on an invoice, on that one where it is named. */
  canBeOn = (orderIds: readonly number[], invoice?: Invoice): boolean =>
    orderIds.every((id) => {
      const other = this.invoiceOf(id)
      return this.orders.find((one) => one.id === id)?.status === 'PAID' && (!other || other === invoice)
    })

  /** What an invoice over these orders comes to. */
  amountOver = (orderIds: readonly number[]): number =>
    this.orders.reduce((sum, one) => sum + (orderIds.includes(one.id) ? this.sumOf(this.leftOf(one)) : 0), 0)

  sumOf = (ids: readonly number[]): number =>
    this.fees.reduce((sum, { id, amountFen }) => sum + (ids.includes(id) ? amountFen : 0), 0)

  /** All of it as the mock's books are read, to be compared. */
  picture() {
    return {
      fees: this.fees.map(({ id, status, orderId }) => ({ id, status, orderId })),
      orders: this.orders.map((order) => ({
        id: order.id,
        status: order.status,
        totalAmountFen: this.sumOf(order.feeIds),
        refundedFen: this.sumOf(order.refundedIds),
        returned: order.returned.map(({ reason, amountFen }) => `${reason} ${amountFen}`).sort(),
        invoiceId: this.invoiceOf(order.id)?.id ?? null,
      })),
      invoices: this.invoices.map(({ id, status, amountFen }) => ({ id, status, amountFen })),
    }
  }
}
