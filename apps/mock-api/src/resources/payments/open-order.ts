import { randomBytes } from 'node:crypto'
import type { PayRequest } from '@portal/api-contract'
import { type HttpProblem, notFound, problem } from '../../contract/problem.ts'
import {
  expiryOf,
  feeItemName,
  feeSubject,
  type Item,
  orderAfter,
  orderNumber,
  totalOf,
} from '../../domain/order.ts'
import { type PaymentPlan, planPayment } from '../../domain/payment.ts'
import { prcDate } from '../../domain/prc-time.ts'
import type { Caller } from '../../security/caller.ts'
import type { World } from '../../world.ts'
import { type FeeRow, feesOfOrder, findFee, moveFees } from '../member-fees/fee-store.ts'
import {
  findOrder,
  insertOrder,
  nextOrderId,
  type OrderRow,
  updateOrder,
} from '../member-orders/order-store.ts'
import { settleDue } from '../member-orders/settle-due.ts'

type Channel = 'ALIPAY' | 'WECHAT'

export const newCashierToken = (): string => randomBytes(24).toString('base64url')

/** One year's fee as a line of an order. */
export const feeItem = (fee: FeeRow): Item => ({
  itemType: 'MEMBER_FEE',
  itemId: fee.id,
  itemName: feeItemName(fee.ownerType, fee.feeYear),
  beneficiaryName: fee.ownerName,
  feeYear: fee.feeYear,
  quantity: 1,
  priceFen: fee.amountFen,
  amountFen: fee.amountFen,
})

function ownFees(world: World, caller: Caller, feeIds: readonly number[]): FeeRow[] {
  return feeIds.map((id) => {
    const fee = findFee(world.db, caller.memberId, id)
    if (!fee) throw notFound()
    return fee
  })
}

function createOrder(world: World, caller: Caller, fees: readonly FeeRow[]): OrderRow {
  const now = world.clock.now()
  const id = nextOrderId(world.db)
  const items = fees.map(feeItem)
  const order = {
    id,
    orderNo: orderNumber(now, id),
    orderType: 'MEMBER_FEE',
    payerType: caller.ownerType,
    payerId: caller.memberId,
    payerName: fees[0]?.ownerName ?? '',
    subject: feeSubject(
      caller.ownerType,
      fees.map((fee) => fee.feeYear),
    ),
    totalAmountFen: totalOf(items),
    payChannel: null,
    status: 'CREATED',
    attempt: 'NOTPAY',
    transactionId: null,
    cashierToken: newCashierToken(),
    returnUrl: null,
    expireTime: expiryOf(now).toISOString(),
    payTime: null,
    invoiceStatus: 'NONE',
    createdDate: now.toISOString(),
  } as const
  insertOrder(world.db, order, items)
  moveFees(world.db, fees, { event: 'ORDER', orderId: id, at: now })
  return { ...order, lastModifiedDate: order.createdDate, isDeleted: 0, orderNum: id }
}

function refusalOf(world: World, plan: Extract<PaymentPlan, { kind: 'refuse' }>): HttpProblem {
  const order = plan.fee.orderId === null ? undefined : findOrder(world.db, plan.fee.orderId)
  const where = order ? ` and is in order ${order.orderNo}` : ''
  const extras = order && { params: String(order.id) }
  return problem(409, plan.refusal, `Fee ${plan.fee.id} is ${plan.fee.status}${where}`, extras)
}

function orderOfFees(world: World, caller: Caller, feeIds: readonly number[]): OrderRow {
  const fees = ownFees(world, caller, feeIds)
  const countOf = (orderId: number) => feesOfOrder(world.db, orderId).length
  const plan = planPayment(fees, countOf, prcDate(world.clock.now()))
  if (plan.kind === 'refuse') throw refusalOf(world, plan)
  return plan.kind === 'resume' ? ownOpenOrder(world, caller, plan.orderId) : createOrder(world, caller, fees)
}

function ownOpenOrder(world: World, caller: Caller, orderId: number): OrderRow {
  const order = findOrder(world.db, orderId)
  if (order?.payerId !== caller.memberId) throw notFound()
  const transition = orderAfter(order.status, 'PAY')
  if (!transition.ok) throw problem(409, transition.refusal, `Order ${order.orderNo} is ${order.status}`)
  return order
}

function prepare(world: World, order: OrderRow, payChannel: Channel, returnUrl: string | null): OrderRow {
  // Another tab may be at the cashier right now; only a failed try, or one on another channel, starts afresh.
  const isFresh = order.payChannel !== payChannel || order.attempt === 'PAYERROR'
  const attempt = isFresh ? 'NOTPAY' : order.attempt
  const change = { payChannel, attempt, returnUrl }
  updateOrder(world.db, order.id, change, world.clock.now().toISOString())
  return { ...order, ...change }
}

/**
 * The open order that a request to pay leads to: a new one for fees that are free, else the one that holds exactly these.
 * @throws HttpProblem 404 for what is not the caller's, 409 for what is paid, closed or in another open order
 */
export function openOrder(world: World, caller: Caller, request: PayRequest, channel: Channel): OrderRow {
  return world.db.transaction(() => {
    settleDue(world)
    const { orderId, feeIds = [], returnUrl = null } = request
    const order =
      orderId === undefined ? orderOfFees(world, caller, feeIds) : ownOpenOrder(world, caller, orderId)
    return prepare(world, order, channel, returnUrl)
  })
}
