import type { OrderStatus } from '@portal/api-contract'
import { formatFen } from '../../../domain/money.ts'
import { isOpen } from '../../../domain/order/order.ts'
import { channelNames } from '../../../domain/order/payment.ts'
import { prcMinute } from '../../../domain/prc-time.ts'
import type { OrderRow } from '../member-orders/order-store.ts'
import { returnAddress } from './address.ts'
import { Html, html } from './html.ts'
import { style } from './style.ts'

const merchant = '江川省建设工程造价管理协会'

/** Words of a page, and whether things went as the buyer wanted. */
interface Message {
  title: string
  lead: string
  tone?: 'good' | 'alert'
}

const icons = {
  good: html`<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M7.5 12.5l3 3 6-6.5"/></svg>`,
  alert: html`<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 7v6M12 16.6v.1"/></svg>`,
}

const channelName = ({ payChannel }: OrderRow): string => channelNames[payChannel ?? 'ALIPAY']

function layout(title: string, order: OrderRow | null, content: Html): string {
  const theme = order?.payChannel === 'WECHAT' ? 'wechat' : 'alipay'
  return html`<!doctype html>
<html lang="zh-CN" class="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · 模拟收银台</title>
<style>${new Html(style)}</style>
</head>
<body>
<p class="note">模拟收银台：仅供开发与测试，不会产生真实扣款</p>
<main><div class="card">${order ? html`<p class="channel">${channelName(order)}</p>` : ''}${content}</div></main>
</body>
</html>`.text
}

const row = (term: string, value: string): Html => html`<div><dt>${term}</dt><dd>${value}</dd></div>`

function facts(order: OrderRow): Html {
  const last = order.payTime
    ? [
        row('支付时间', prcMinute(new Date(order.payTime))),
        ...(order.transactionId ? [row('交易号', order.transactionId)] : []),
      ]
    : [row('有效期至', prcMinute(new Date(order.expireTime)))]
  return html`<dl>${row('收款方', merchant)}${row('商品', order.subject)}${row('订单号', order.orderNo)}${last}</dl>`
}

/** The page on which the buyer decides. @param ticket proves that the buttons were pressed on this page */
export function cashierPage(order: OrderRow, ticket: string): string {
  return layout(
    '确认支付',
    order,
    html`<h1>确认支付</h1>
<p class="amount">${formatFen(order.totalAmountFen)}</p>
${facts(order)}
<form method="post" action="cashier/outcome">
<input type="hidden" name="pr" value="${order.cashierToken}">
<input type="hidden" name="ticket" value="${ticket}">
<button class="primary" name="outcome" value="success">支付成功</button>
<button class="danger" name="outcome" value="failure">支付失败</button>
<button class="quiet" name="outcome" value="leave">离开（不支付）</button>
</form>`,
  )
}

function orderPage(order: OrderRow, { title, lead, tone }: Message, actions: Html): string {
  return layout(
    title,
    order,
    html`<h1 role="status" class="${tone ?? ''}">${tone ? icons[tone] : ''}${title}</h1>
<p class="lead">${lead}</p>
<p class="amount">${formatFen(order.totalAmountFen)}</p>
${facts(order)}
<div class="actions">${actions}</div>`,
  )
}

function backLink(order: OrderRow): Html {
  const address = returnAddress(order)
  if (address === null) return html`<p class="lead">可以关闭本页，回到会员中心查看结果。</p>`
  return html`<a class="button" href="${address}">返回商户</a>`
}

const refunded: Message = {
  title: '订单已退款',
  lead: '款项已原路退回，这笔订单不能再次支付。',
  tone: 'alert',
}

const refusals: Record<Exclude<OrderStatus, 'CREATED' | 'PAYING'>, Message> = {
  PAID: { title: '订单已支付', lead: '这笔订单已经付清，没有再次扣款。', tone: 'good' },
  CLOSED: {
    title: '订单已关闭',
    lead: '订单已超过支付期限，或已被取消，不能再付款；如已扣款，款项将原路退回。请回到会员中心查看。',
    tone: 'alert',
  },
  REFUNDING: { title: '订单退款中', lead: '款项正在原路退回，这笔订单不能再次支付。', tone: 'alert' },
  REFUNDED: refunded,
}

const byTransfer: Message = {
  title: '订单已改为银行转账',
  lead: '没有扣款。如需换用其他方式付款，请回到会员中心重新发起支付。',
  tone: 'alert',
}

/** The page for an order that cannot be paid here, or not again: an open one is paid by transfer. */
export function refusalPage(order: OrderRow): string {
  const message = isOpen(order.status) ? byTransfer : refusals[order.status as keyof typeof refusals]
  return orderPage(order, message, backLink(order))
}

const unpaid: Record<OrderRow['attempt'], Message> = {
  PAYERROR: {
    title: '支付失败',
    lead: '支付没有完成，订单仍然有效，可以重新支付；如已扣款，款项将原路退回。',
    tone: 'alert',
  },
  NOTPAY: { title: '尚未支付', lead: '没有扣款，订单在有效期内可以继续支付。' },
  USERPAYING: { title: '等待支付', lead: '订单正在支付中，请在收银台完成支付。' },
}

/** The page for a buyer who has paid, while the notification has not reached the association yet. */
export function confirmingPage(order: OrderRow): string {
  const lead = '支付渠道已受理，正在等待协会确认，请勿重复支付。'
  return orderPage(order, { title: '支付已受理', lead, tone: 'good' }, backLink(order))
}

/** The result page for a buyer whose payment was not started from a page to return to. */
export function resultPage(order: OrderRow): string {
  if (order.status === 'PAID') {
    return orderPage(
      order,
      { title: '支付成功', lead: '协会已收到这笔款项。', tone: 'good' },
      backLink(order),
    )
  }
  if (!isOpen(order.status) || order.payChannel === 'BANK') return refusalPage(order)
  const retry = html`<a class="button primary" href="./?pr=${order.cashierToken}">继续支付</a>`
  return orderPage(order, unpaid[order.attempt], html`${retry}${backLink(order)}`)
}

/** A page without an order. */
export function messagePage({ title, lead }: Message): string {
  return layout(title, null, html`<h1 class="alert">${icons.alert}${title}</h1><p class="lead">${lead}</p>`)
}
