import type { FeeStatus, OrderStatus, PayChannel, TradeState } from '@portal/api-contract'
import { type FeeRefusal, feeAfter } from './fee.ts'

/** Codes that the problem of a refused payment of fees carries. */
export type PaymentRefusal = FeeRefusal | 'error.feeOnBehalf'

/** Where the last try to pay an open order stands; NOTPAY before the first. */
export type Attempt = Extract<TradeState, 'NOTPAY' | 'USERPAYING' | 'PAYERROR'>
/** What a buyer does at the cashier. */
export type Outcome = 'success' | 'failure' | 'leave'

const settled: Partial<Record<OrderStatus, TradeState>> = {
  PAID: 'SUCCESS',
  CLOSED: 'CLOSED',
  REFUNDING: 'REFUND',
  REFUNDED: 'REFUND',
}

const descriptions: Record<TradeState, string> = {
  SUCCESS: '支付成功',
  REFUND: '转入退款',
  NOTPAY: '订单未支付',
  CLOSED: '订单已关闭',
  REVOKED: '订单已撤销',
  USERPAYING: '用户支付中',
  PAYERROR: '支付失败',
}

/** The gateway's view of an order: the order's own state once it is settled, else the last try's. */
export const tradeStateOf = (status: OrderStatus, attempt: Attempt): TradeState => settled[status] ?? attempt

/** `trade_state_desc`; source: WeChat Pay's own wording. */
export const describeTradeState = (state: TradeState): string => descriptions[state]

/** A fee that a member wants to pay; `orderId` is the open or paid order it is in. */
export interface PayableFee {
  id: number
  status: FeeStatus
  dueDate: string
  orderId: number | null
  /** Its order is another member's, who pays for this one. */
  isOnBehalf: boolean
}

export type PaymentPlan =
  | { kind: 'create' }
  | { kind: 'resume'; orderId: number }
  | { kind: 'refuse'; refusal: PaymentRefusal; fee: PayableFee }

/** A fee that another one is about to pay is that one's to pay, or to give up. */
const refusalOf = (fee: PayableFee, refusal: FeeRefusal): PaymentRefusal =>
  refusal === 'error.feeInOpenOrder' && fee.isOnBehalf ? 'error.feeOnBehalf' : refusal

/**
 * What asking to pay these fees means: a new order, the open order that holds exactly these (a replayed request, a second
 * tab), or a refusal that names the fee in the way.
 * @param feeCountOf how many fees the given open order holds
 */
export function planPayment(
  fees: readonly PayableFee[],
  feeCountOf: (orderId: number) => number,
  today: string,
): PaymentPlan {
  const orderId = fees[0]?.orderId ?? null
  const areAllInOne = fees.every((fee) => fee.status === 'PAYING' && fee.orderId === orderId)
  if (orderId !== null && areAllInOne && feeCountOf(orderId) === fees.length)
    return { kind: 'resume', orderId }
  const checked = fees.map((fee) => ({ fee, transition: feeAfter(fee, 'ORDER', today) }))
  const refusals = checked.flatMap(({ fee, transition }) =>
    transition.ok ? [] : [{ kind: 'refuse' as const, refusal: refusalOf(fee, transition.refusal), fee }],
  )
  // A paid fee is reported before one in an open order, because waiting cannot help there.
  return refusals.find(({ refusal }) => refusal === 'error.feePaid') ?? refusals[0] ?? { kind: 'create' }
}

/** The channels as they are shown and printed. */
export const channelNames: Record<NonNullable<PayChannel>, string> = {
  ALIPAY: '支付宝',
  WECHAT: '微信支付',
  BANK: '银行转账',
  OFFLINE: '线下缴费',
}

/** Money that no channel took, which none can give back. */
export const isByHand = (channel: PayChannel): boolean => channel === 'BANK' || channel === 'OFFLINE'
