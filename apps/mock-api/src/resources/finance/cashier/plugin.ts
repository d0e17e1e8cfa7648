import type { FastifyInstance, FastifyReply } from 'fastify'
import { isOpen } from '../../../domain/order/order.ts'
import type { Outcome } from '../../../domain/order/payment.ts'
import { errorText } from '../../../store/error-text.ts'
import type { World } from '../../../world.ts'
import {
  findOrder,
  findOrderByNumber,
  findOrderByToken,
  type OrderRow,
} from '../member-orders/order-store.ts'
import { settleDue } from '../member-orders/settle-due.ts'
import { actAtCashier, awaitsNotification } from '../payments/cashier-actions.ts'
import { returnAddress } from './address.ts'
import { isGatewayForm } from './gateway-form.ts'
import { cashierPage, confirmingPage, messagePage, refusalPage, resultPage } from './pages.ts'
import { isSigned, signFields } from './signature.ts'

type Fields = Record<string, string>
/** A query that repeats a name holds a list. */
type Token = { pr?: string | string[] }
/** Fastify's own refusals have a `statusCode`, problems a `status`; what has neither is a fault of the mock. */
type Failure = { statusCode?: number; status?: number }

const unknownOrder = { title: '找不到订单', lead: '支付链接不完整或已失效，请回到会员中心重新发起支付。' }
const staleForm = { title: '支付请求已失效', lead: '订单信息有变化，没有扣款。请回到会员中心重新发起支付。' }
const failed = { title: '收银台出错了', lead: '没有扣款，请稍后重试。' }

const outcomes: readonly string[] = ['success', 'failure', 'leave'] satisfies Outcome[]

function parseForm(body: string): Fields {
  return Object.fromEntries(new URLSearchParams(body))
}

/** Chromium holds redirects after a form to `form-action` too, so the return address's origin has to be in it. */
function policyOf(order: OrderRow | null): string {
  const back = order && returnAddress(order)
  const targets = ["'self'", ...(back ? [new URL(back).origin] : [])].join(' ')
  return `default-src 'none'; style-src 'unsafe-inline'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`
}

function send(
  reply: FastifyReply,
  status: number,
  page: string,
  order: OrderRow | null = null,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(order),
      // The address holds the order's token.
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .send(page)
}

function enter(world: World, token: string, reply: FastifyReply): FastifyReply {
  const order = findOrderByToken(world.db, token)
  if (!order) return send(reply, 404, messagePage(unknownOrder))
  const settlement = actAtCashier(world, order.id, 'see')
  if (!settlement.ok) return refuse(world, order, reply)
  const current = settlement.state
  const page = awaitsNotification(world, current)
    ? confirmingPage(current)
    : cashierPage(current, signFields(world, { pr: token }))
  return send(reply, 200, page, current)
}

function refuse(world: World, order: OrderRow, reply: FastifyReply): FastifyReply {
  const current = findOrder(world.db, order.id) ?? order
  return send(reply, 409, refusalPage(current), current)
}

function enterFromGateway(world: World, fields: Fields, reply: FastifyReply): FastifyReply {
  const order = findOrderByNumber(world.db, fields.out_trade_no ?? '')
  if (!order || !isGatewayForm(world, order, fields)) return send(reply, 400, messagePage(staleForm))
  return reply.redirect(`cashier?pr=${order.cashierToken}`, 303)
}

function decide(world: World, fields: Fields, reply: FastifyReply): FastifyReply {
  const { pr = '', ticket = '', outcome = '' } = fields
  const order = findOrderByToken(world.db, pr)
  if (!order) return send(reply, 404, messagePage(unknownOrder))
  if (!isSigned(world, { pr }, ticket) || !outcomes.includes(outcome)) {
    return send(reply, 400, messagePage(staleForm))
  }
  const settlement = actAtCashier(world, order.id, outcome as Outcome)
  if (!settlement.ok) return refuse(world, order, reply)
  return reply.redirect(returnAddress(settlement.state) ?? `result?pr=${pr}`, 303)
}

function showResult(world: World, token: string, reply: FastifyReply): FastifyReply {
  settleDue(world)
  const order = findOrderByToken(world.db, token)
  if (!order) return send(reply, 404, messagePage(unknownOrder))
  const isConfirming = isOpen(order.status) && awaitsNotification(world, order)
  return send(reply, 200, isConfirming ? confirmingPage(order) : resultPage(order), order)
}

/**
 * The gateways' side of a payment, as HTML pages under the given prefix: not part of the contract, for people who try the
 * portal and for browser tests. Opening it marks the order as being paid; nothing here trusts the browser.
 */
export async function cashier(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, parseForm(String(body))),
  )
  app.setErrorHandler((error: Failure, request, reply) => {
    const status = error.statusCode ?? error.status
    // A request whose world was refused has none.
    const world: World | null = request.world
    if (status === undefined) world?.log.error(`cashier: ${errorText(error)}`)
    send(reply, status ?? 500, messagePage(failed))
  })
  // HEAD is not offered, because the preview of a link must not mark its order.
  app.get<{ Querystring: Token }>('', { exposeHeadRoute: false }, ({ query, world }, reply) =>
    enter(world, String(query.pr), reply),
  )
  app.post<{ Body?: Fields }>('', ({ body = {}, world }, reply) => enterFromGateway(world, body, reply))
  app.post<{ Body?: Fields }>('/outcome', ({ body = {}, world }, reply) => decide(world, body, reply))
  app.get<{ Querystring: Token }>('/result', { exposeHeadRoute: false }, ({ query, world }, reply) =>
    showResult(world, String(query.pr), reply),
  )
}
