import type { PayChannel } from '@portal/api-contract'
import { type Fen, formatFen, sumOf } from '../money.ts'
import type { RefundReason } from '../order/gateway.ts'
import { isByHand } from '../order/payment.ts'
import { prcMinute } from '../prc-time.ts'
import { type Notice, sentence } from './notice.ts'

/** The facts of an order that a notice names. */
interface OrderFacts {
  id: number
  orderNo: string
  subject: string
  totalAmountFen: Fen
  payChannel: PayChannel | null
  expireTime: string
}

const about = (id: number, title: string, content: string): Notice => ({
  kind: 'ORDER',
  title,
  content,
  subject: { kind: 'ORDER', id },
  page: 'money',
})

const named = ({ orderNo, subject }: OrderFacts): string => `订单${orderNo}（${subject}）`

export function orderPaid(order: OrderFacts, at: Date): Notice {
  const sum = formatFen(order.totalAmountFen)
  const how = order.payChannel === 'BANK' ? `协会已收到转账${sum}` : `已支付${sum}`
  return about(
    order.id,
    '订单已支付',
    `${named(order)}${how}，时间${prcMinute(at)}。如需发票，请在“发票”中申请。`,
  )
}

export const orderClosingSoon = (order: OrderFacts): Notice =>
  about(
    order.id,
    '订单即将关闭',
    `${named(order)}应付${formatFen(order.totalAmountFen)}，请于${prcMinute(new Date(order.expireTime))}前完成支付，逾期订单自动关闭。`,
  )

/** An order that was not paid: its time ran out, or it was cancelled before. */
export function orderClosed(order: OrderFacts, at: Date): Notice {
  const isExpired = at.toISOString() >= order.expireTime
  const why = isExpired
    ? `在${prcMinute(new Date(order.expireTime))}前未支付，已自动关闭`
    : `已于${prcMinute(at)}取消`
  return about(
    order.id,
    '订单已关闭',
    `${named(order)}${formatFen(order.totalAmountFen)}${why}，如仍有需要请重新下单。`,
  )
}

const whyReturned: Record<RefundReason, string> = {
  WRONG_AMOUNT: '与应付金额不符',
  PAID_TWICE: '属于重复支付',
  ORDER_CLOSED: '到达时订单已关闭',
  ORDER_REFUNDED: '到达时订单已退款',
}

/** Money that the order has no use for. @param amountFen what the channel took */
export const paymentReturned = (order: OrderFacts, amountFen: Fen, reason: RefundReason): Notice =>
  about(
    order.id,
    '款项已原路退回',
    `${named(order)}收到的${formatFen(amountFen)}${whyReturned[reason]}，已由支付渠道原路退回，到账时间以渠道为准。`,
  )

/** Money that no channel took goes back by a transfer, which a notice of its own tells of. */
const wayBack = ({ payChannel }: OrderFacts): string =>
  isByHand(payChannel) ? '将由协会转账退回' : '已原路退回'

/** @param items the lines that were paid back, all that was left of the order */
export const orderRefunded = (order: OrderFacts, _at?: Date, items?: readonly { amountFen: Fen }[]): Notice =>
  about(
    order.id,
    '订单已退款',
    `${named(order)}的${formatFen(items ? sumOf(items.map(({ amountFen }) => amountFen)) : order.totalAmountFen)}${wayBack(order)}，订单中的内容随之取消。`,
  )

/** How many people are named one by one. */
const mostNames = 3

/** @param items the lines that were paid back; the others stay as paid as they were */
export function orderPartRefunded(
  order: OrderFacts,
  _at: Date,
  items: readonly { beneficiaryName: string; amountFen: Fen }[],
): Notice {
  const people = [...new Set(items.map(({ beneficiaryName }) => beneficiaryName))]
  const names = people.slice(0, mostNames).join('、')
  const who = people.length > mostNames ? `${names}等${people.length}人` : names
  const sum = formatFen(sumOf(items.map(({ amountFen }) => amountFen)))
  return about(
    order.id,
    '订单已部分退款',
    `${named(order)}中${who}的${sum}${wayBack(order)}，其余内容继续有效。已开具的票据随之作废，可就其余金额重新申请。`,
  )
}

/** A refund that was paid back by a transfer. @param receiverName whose account it went to */
export const refundTransferred = (order: OrderFacts, amountFen: Fen, receiverName: string): Notice =>
  about(
    order.id,
    '退款已转账',
    `${named(order)}的退款${formatFen(amountFen)}已由协会转账至${receiverName}的账户，到账时间以银行为准。`,
  )

/** @param opinion why, as the association has put it */
export const refundRefused = (order: OrderFacts, opinion: string): Notice =>
  about(order.id, '退款申请未通过', `${named(order)}的退款申请未通过，订单继续有效。${sentence(opinion)}`)

/** @param reason why the proof of a bank transfer is asked for again */
export const proofAskedAgain = (order: OrderFacts, reason: string): Notice =>
  about(
    order.id,
    '请重新提交转账凭证',
    `${named(order)}的转账${formatFen(order.totalAmountFen)}尚未确认：${sentence(reason)}请于${prcMinute(new Date(order.expireTime))}前重新提交转账凭证。`,
  )
