import { type Call, type Handlers, ok, page } from '../../../contract/handler.ts'
import { forbidden, notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { orderAfter, payPermission } from '../../../domain/order/order.ts'
import { refuseWhileConfirming } from '../bank-transfers/confirming.ts'
import { requestRefund } from '../order-refunds/request.ts'
import { closeOrder } from '../payments/settlement.ts'
import { toMemberOrder, toOrderDetail } from './order-detail.ts'
import { orderRefused } from './order-refused.ts'
import { findOrder, type OrderRow } from './order-store.ts'
import { settleDue } from './settle-due.ts'

type OrderCall = Pick<Call<'getMemberOrder'>, 'world' | 'caller' | 'params' | 'baseUrl'>

function ownOrder({ world, caller, params }: OrderCall): OrderRow {
  settleDue(world)
  const order = findOrder(world.db, params.id)
  if (order?.payerId !== caller.memberId) throw notFound()
  return order
}

/** An order of the caller's whose money the caller may move. */
function payableOrder(call: OrderCall): OrderRow {
  const order = ownOrder(call)
  if (!call.caller.permissions.includes(payPermission(order))) throw forbidden()
  return order
}

const toDetail = ({ world, baseUrl }: OrderCall, order: OrderRow) => toOrderDetail(world, order, baseUrl)

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
      rows.map((row) => toMemberOrder(call.world, row, call.baseUrl)),
      total,
    )
  },
  getMemberOrder(call) {
    return ok(toDetail(call, ownOrder(call)))
  },
  cancelMemberOrder(call) {
    const order = payableOrder(call)
    refuseUnless(order, orderAfter(order.status, 'CLOSE'))
    refuseWhileConfirming(call.world, order)
    const closed = closeOrder(call.world, order, call.world.clock.now())
    // A channel that was asked before closing may say that it has been paid.
    if (closed.status !== 'CLOSED') refuseUnless(closed, orderAfter(closed.status, 'CLOSE'))
    return ok(toDetail(call, closed))
  },
  requestOrderRefund(call) {
    return ok(toDetail(call, requestRefund(call.world, payableOrder(call), call.body)))
  },
} satisfies Partial<Handlers>
