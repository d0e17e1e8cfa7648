import { type HttpProblem, problem } from '../../../contract/problem.ts'
import type { OrderRefusal } from '../../../domain/order/order.ts'
import type { OrderRow } from './order-store.ts'

/** 409 for what an order's state does not allow; it names the order. */
export function orderRefused({ id, orderNo, status }: OrderRow, refusal: OrderRefusal): HttpProblem {
  return problem(409, refusal, `Order ${orderNo} is ${status}`, { params: { orderId: id } })
}
