import type { MemberOrder, MemberOrderDetail, OrderItem } from '@portal/api-contract'
import { type Call, type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { yuanOf } from '../../../domain/money.ts'
import { type Item, isOpen, orderAfter } from '../../../domain/order/order.ts'
import { transferOf } from '../bank-transfers/transfer-store.ts'
import { cashierAddress } from '../cashier/address.ts'
import { lastRefundOf } from '../order-refunds/refund-store.ts'
import { requestRefund } from '../order-refunds/request.ts'
import { swapTermsOfOrder, termsOf } from '../order-refunds/terms.ts'
import { closeOrder } from '../payments/settlement.ts'
import { orderRefused } from './order-refused.ts'
import { findOrder, itemsOf, type OrderRow } from './order-store.ts'
import { settleDue } from './settle-due.ts'

/** What the QR of an order encodes; a code that cannot be paid any more is not given out. */
const codeUrlOf = ({ payChannel, status, cashierToken }: OrderRow, baseUrl: string): string | null =>
  payChannel === 'WECHAT' && isOpen(status) ? cashierAddress(baseUrl, cashierToken) : null

function toMemberOrder(row: OrderRow, baseUrl: string): MemberOrder {
  const { totalAmountFen, attempt: _attempt, cashierToken: _token, returnUrl: _url, ...rest } = row
  return { ...rest, totalAmount: yuanOf(totalAmountFen), codeUrl: codeUrlOf(row, baseUrl) }
}

const toOrderItem = ({ priceFen, amountFen, beneficiaryId: _, ...rest }: Item): OrderItem => ({
  ...rest,
  price: yuanOf(priceFen),
  amount: yuanOf(amountFen),
})

type OrderCall = Pick<Call<'getMemberOrder'>, 'world' | 'caller' | 'params' | 'baseUrl'>

function ownOrder({ world, caller, params }: OrderCall): OrderRow {
  settleDue(world)
  const order = findOrder(world.db, params.id)
  if (order?.payerId !== caller.memberId) throw notFound()
  return order
}

function toDetail({ world, baseUrl }: OrderCall, order: OrderRow): MemberOrderDetail {
  const details = itemsOf(world.db, order.id).map(toOrderItem)
  return {
    ...toMemberOrder(order, baseUrl),
    details,
    refund: lastRefundOf(world.db, order.id),
    refundTerms: termsOf(world, order),
    swapTerms: swapTermsOfOrder(world, order),
    transfer: transferOf(world.db, order),
  }
}

function refuseUnless(order: OrderRow, transition: ReturnType<typeof orderAfter>): void {
  if (!transition.ok) throw orderRefused(order, transition.refusal)
}

export const memberOrderHandlers = {
  listMemberOrders(call) {
    settleDue(call.world)
    const { rows, total } = selectPage<OrderRow>(call, {
      select: '*',
      from: 'memberOrder',
      where: 'payerId = ? AND isDeleted = 0',
      parameters: [call.caller.memberId],
      columns: { totalAmount: 'totalAmountFen / 100.0' },
    })
    return page(
      rows.map((row) => toMemberOrder(row, call.baseUrl)),
      total,
    )
  },
  getMemberOrder(call) {
    return ok(toDetail(call, ownOrder(call)))
  },
  cancelMemberOrder(call) {
    const order = ownOrder(call)
    refuseUnless(order, orderAfter(order.status, 'CLOSE'))
    const closed = closeOrder(call.world, order, call.world.clock.now())
    // A channel that was asked before closing may say that it has been paid.
    if (closed.status !== 'CLOSED') refuseUnless(closed, orderAfter(closed.status, 'CLOSE'))
    return ok(toDetail(call, closed))
  },
  requestOrderRefund(call) {
    return ok(toDetail(call, requestRefund(call.world, ownOrder(call), call.body.reason)))
  },
} satisfies Partial<Handlers>
