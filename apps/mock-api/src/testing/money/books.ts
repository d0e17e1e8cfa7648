import type { FeeStatus, InvoiceStatus, OrderStatus } from '@portal/api-contract'

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

  open(order: Omit<Order, 'askedIds' | 'refundedIds' | 'status' | 'waiting' | 'tab'>): Order {
    const opened: Order = {
      ...order,
      askedIds: [],
      refundedIds: [],
      status: 'CREATED',
      waiting: [],
      tab: null,
    }
    this.orders.push(opened)
    for (const fee of this.feesOf(opened)) Object.assign(fee, { status: 'PAYING', orderId: opened.id })
    return opened
  }

  settle(order: Order): void {
    Object.assign(order, { status: 'PAID', waiting: [] })
    for (const fee of this.feesOf(order)) fee.status = 'PAID'
  }

  /** A channel that has the money is asked before an order is closed. */
  close(order: Order): void {
    if (order.waiting.length > 0) {
      this.settle(order)
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
    Object.assign(invoice, { status, isHeld: false, answersAt: Number.POSITIVE_INFINITY })
  }

  /** What falls due by an instant; it depends on no order of the events. */
  passTo(now: number): void {
    for (const order of this.orders.filter(isOpen)) {
      if (order.waiting.some(({ notifyAt }) => notifyAt <= now)) this.settle(order)
      else if (order.endsAt <= now) this.close(order)
    }
    for (const invoice of this.invoices.filter(({ answersAt }) => answersAt <= now)) {
      invoice.status = invoice.isTaxNoRight ? 'ISSUED' : 'FAILED'
      invoice.answersAt = Number.POSITIVE_INFINITY
    }
  }

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
        invoiceId: this.invoiceOf(order.id)?.id ?? null,
      })),
      invoices: this.invoices.map(({ id, status, amountFen }) => ({ id, status, amountFen })),
    }
  }
}
