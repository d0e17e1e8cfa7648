import type { MemberOrder, OrderItem } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { selectPage } from '../../contract/select-page.ts'
import { yuanOf } from '../../domain/money.ts'
import { type Item, isOpen } from '../../domain/order.ts'
import { cashierAddress } from '../cashier/address.ts'
import { findOrder, itemsOf, type OrderRow } from './order-store.ts'
import { settleDue } from './settle-due.ts'

/** What the QR of an order encodes; a code that cannot be paid any more is not given out. */
const codeUrlOf = ({ payChannel, status, cashierToken }: OrderRow, baseUrl: string): string | null =>
  payChannel === 'WECHAT' && isOpen(status) ? cashierAddress(baseUrl, cashierToken) : null

function toMemberOrder(row: OrderRow, baseUrl: string): MemberOrder {
  const { totalAmountFen, attempt: _attempt, cashierToken: _token, returnUrl: _url, ...rest } = row
  return { ...rest, totalAmount: yuanOf(totalAmountFen), codeUrl: codeUrlOf(row, baseUrl) }
}

const toOrderItem = ({ priceFen, amountFen, ...rest }: Item): OrderItem => ({
  ...rest,
  price: yuanOf(priceFen),
  amount: yuanOf(amountFen),
})

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
  getMemberOrder({ world, caller, params, baseUrl }) {
    settleDue(world)
    const order = findOrder(world.db, params.id)
    if (order?.payerId !== caller.memberId) throw notFound()
    const details = itemsOf(world.db, order.id).map(toOrderItem)
    return ok({ ...toMemberOrder(order, baseUrl), details })
  },
} satisfies Partial<Handlers>
