import type {
  FeeKind,
  OrderItem,
  OrderStatus,
  OrderType,
  OwnerType,
  PayChannel,
  PermissionName,
} from '@portal/api-contract'
import { type Fen, sumOf } from '../money.ts'
import { prcDay } from '../prc-time.ts'
import { allowed, refused, type Transition } from '../transition.ts'

/**
 * SEE the buyer was seen at the cashier, PAY, CLOSE by expiry or by hand, then a refund that is asked for and decided: of all that
 * is left in the order, or of a part.
 */
export type OrderEvent = 'SEE' | 'PAY' | 'CLOSE' | 'REQUEST_REFUND' | 'REFUND' | 'REFUND_PART' | 'DENY_REFUND'
/** Codes that the problem of a refused payment carries. */
export type OrderRefusal =
  | 'error.orderUnpaid'
  | 'error.orderPaid'
  | 'error.orderClosed'
  | 'error.orderRefunded'

/** What its payer has to be permitted who pays an order, gives it up or asks for its money. */
export const payPermission = (order: { orderType: OrderType; payerType: OwnerType }): PermissionName =>
  order.orderType === 'EDU' && order.payerType === 'PERSON' ? 'courses.study' : 'fees.pay'

/** Who an order is made out to. */
export interface Payer {
  id: number
  ownerType: OwnerType
  name: string
}

/** An order's line, with money in fen. */
export interface Item
  extends Omit<OrderItem, 'price' | 'amount' | 'feeKind' | 'refundStatus' | 'refundRefusal'> {
  priceFen: Fen
  amountFen: Fen
  /** The member who gets it where the payer buys it for somebody else. */
  beneficiaryId?: number | null
}

/** A line of an order that is stored. */
export interface StoredItem extends Item {
  id: number
  /** Of a fee; null of all else. */
  feeKind: FeeKind | null
  refundStatus: OrderItem['refundStatus']
}

const transitions: Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>> = {
  CREATED: { SEE: 'PAYING', PAY: 'PAID', CLOSE: 'CLOSED' },
  PAYING: { SEE: 'PAYING', PAY: 'PAID', CLOSE: 'CLOSED' },
  PAID: { REQUEST_REFUND: 'REFUNDING' },
  REFUNDING: { REFUND: 'REFUNDED', REFUND_PART: 'PAID', DENY_REFUND: 'PAID' },
  CLOSED: {},
  REFUNDED: {},
}

const refusals: Record<OrderStatus, OrderRefusal> = {
  CREATED: 'error.orderUnpaid',
  PAYING: 'error.orderUnpaid',
  PAID: 'error.orderPaid',
  REFUNDING: 'error.orderRefunded',
  CLOSED: 'error.orderClosed',
  REFUNDED: 'error.orderRefunded',
}

/** The life of an order: CREATED → PAYING → PAID | CLOSED, PAID → REFUNDING → REFUNDED, or back to PAID when some of it stays. */
export function orderAfter(status: OrderStatus, event: OrderEvent): Transition<OrderStatus, OrderRefusal> {
  const next = transitions[status][event]
  return next ? allowed(next) : refused(refusals[status])
}

/** Open orders can still be paid. */
export const isOpen = (status: OrderStatus): boolean => status === 'CREATED' || status === 'PAYING'

/** Hours that an order can be paid: as long as WeChat’s code is valid. */
export const orderHours = 2

/** The instant from which an order can no longer be paid. */
export const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + orderHours * 3_600_000)

/** How long before its end a payer is told of it: a transfer takes longer than the other channels. */
const noticeMs = { transfer: 24 * 3_600_000, other: 30 * 60_000 }

/** The instant from which an open order is said to close soon. */
export const closingSoonAt = (order: { expireTime: string; payChannel: PayChannel | null }): Date =>
  new Date(Date.parse(order.expireTime) - noticeMs[order.payChannel === 'BANK' ? 'transfer' : 'other'])

/** `JC`, the day in PRC and eight digits: within the 6–32 of `[A-Za-z0-9_\-|*]` that WeChat takes as out_trade_no. */
export const orderNumber = (createdAt: Date, serial: number): string =>
  `JC${prcDay(createdAt)}${String(serial % 100_000_000).padStart(8, '0')}`

export const totalOf = (items: readonly Item[]): Fen => sumOf(items.map((item) => item.amountFen))

const kindOf = (ownerType: OwnerType): string => (ownerType === 'UNIT' ? '单位会员会费' : '个人会员会费')

/** The name of a fee on an order: `2026年度个人会员会费`, with `差额` behind it what an upgrade adds. */
export const feeItemName = (ownerType: OwnerType, year: number, kind: FeeKind = 'YEAR'): string =>
  `${year}年度${kindOf(ownerType)}${kind === 'UPGRADE' ? '差额' : ''}`

/** The subject of an order over some years; short whatever their number. */
export function feeSubject(ownerType: OwnerType, feeYears: readonly number[]): string {
  const years = [...new Set(feeYears)].sort((a, b) => a - b)
  if (years.length <= 3) return `${years.join('、')}年度${kindOf(ownerType)}`
  return `${years[0]}–${years.at(-1)}年度${kindOf(ownerType)}（共${years.length}年）`
}
