import type { TradeQuery, WeixinNativePay } from '@portal/api-contract'
import { type Handlers, ok } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { describeTradeState, tradeStateOf } from '../../../domain/order/payment.ts'
import { cashierAddress } from '../cashier/address.ts'
import { gatewayForm } from '../cashier/gateway-form.ts'
import { findOrder, type OrderRow } from '../member-orders/order-store.ts'
import { settleDue } from '../member-orders/settle-due.ts'
import { openCourseOrder } from './course-order.ts'
import { openOrder } from './open-order.ts'
import { checkPayRequest } from './pay-request.ts'

function toTradeQuery({
  orderNo,
  status,
  attempt,
  transactionId,
  payTime,
  totalAmountFen,
}: OrderRow): TradeQuery {
  const trade_state = tradeStateOf(status, attempt)
  return {
    out_trade_no: orderNo,
    trade_state,
    trade_state_desc: describeTradeState(trade_state),
    transaction_id: transactionId,
    success_time: payTime,
    amount: { total: totalAmountFen, currency: 'CNY' },
  }
}

function toNativePay({ id, orderNo, expireTime, cashierToken }: OrderRow, baseUrl: string): WeixinNativePay {
  return { code_url: cashierAddress(baseUrl, cashierToken), orderId: id, orderNo, expireTime }
}

export const paymentHandlers = {
  payByAlipay({ world, caller, body, baseUrl }) {
    checkPayRequest({ world, body, baseUrl })
    return ok(gatewayForm(world, openOrder(world, caller, body, 'ALIPAY'), baseUrl))
  },
  payByWeixin({ world, caller, body, baseUrl }) {
    checkPayRequest({ world, body, baseUrl })
    return ok(toNativePay(openOrder(world, caller, body, 'WECHAT'), baseUrl))
  },
  payCourseByWeixin({ world, caller, body, baseUrl }) {
    return ok(toNativePay(openCourseOrder(world, caller, body), baseUrl))
  },
  queryOrder({ world, caller, params }) {
    settleDue(world)
    const order = findOrder(world.db, params.id)
    if (order?.payerId !== caller.memberId) throw notFound()
    return ok(toTradeQuery(order))
  },
} satisfies Partial<Handlers>
