import type { PayRequest } from '@portal/api-contract'
import { type HttpProblem, notFound, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { expiryOf, feeItemName, feeSubject, type Item, orderAfter } from '../../../domain/order/order.ts'
import { type PaymentPlan, planPayment } from '../../../domain/order/payment.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { refuseWhileConfirming } from '../bank-transfers/confirming.ts'
import { type FeeRow, feesOfOrder, findFee } from '../member-fees/fee-store.ts'
import { orderRefused } from '../member-orders/order-refused.ts'
import { findOrder, type OrderRow, updateOrder } from '../member-orders/order-store.ts'
import { settleDue } from '../member-orders/settle-due.ts'
import { rescheduleClosing } from '../member-orders/tell-closing.ts'
import { openItemsOrder } from './open-items-order.ts'
import type { Channel } from './payment-store.ts'

/** One year's fee as a line of an order. */
export const feeItem = (fee: FeeRow): Item => ({
  itemType: 'MEMBER_FEE',
  itemId: fee.id,
  itemName: feeItemName(fee.ownerType, fee.feeYear, fee.feeKind),
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
  const years = fees.map((fee) => fee.feeYear)
  return openItemsOrder(world, {
    payer: { id: caller.memberId, ownerType: caller.ownerType, name: fees[0]?.ownerName ?? '' },
    orderType: 'MEMBER_FEE',
    subject: feeSubject(caller.ownerType, years),
    items: fees.map(feeItem),
    at: world.clock.now(),
  })
}

function ownOrder(world: World, caller: Caller, orderId: number): OrderRow | undefined {
  const order = findOrder(world.db, orderId)
  return order?.payerId === caller.memberId ? order : undefined
}

/** A fee may be in the order of a unit that pays for its people: then the member is told whose it is, not which. */
function refusalOf(
  world: World,
  caller: Caller,
  { refusal, fee }: Extract<PaymentPlan, { kind: 'refuse' }>,
): HttpProblem {
  const order = fee.orderId === null ? undefined : findOrder(world.db, fee.orderId)
  const detail = `Fee ${fee.id} is ${fee.status}`
  if (refusal === 'error.feeOnBehalf' && order)
    return problem(409, refusal, detail, { params: { payerName: order.payerName } })
  // Only a fee that was paid may be in no order of the caller's.
  if (refusal === 'error.feeNotPayable' || order?.payerId !== caller.memberId)
    return problem(409, refusal as 'error.feePaid' | 'error.feeNotPayable', detail)
  const params = { orderId: order.id }
  return problem(409, refusal, `${detail} and is in order ${order.orderNo}`, { params })
}

function orderOfFees(world: World, caller: Caller, feeIds: readonly number[]): OrderRow {
  const fees = ownFees(world, caller, feeIds)
  const countOf = (orderId: number) =>
    ownOrder(world, caller, orderId) ? feesOfOrder(world.db, orderId).length : 0
  const isOnBehalf = ({ orderId }: FeeRow) => orderId !== null && !ownOrder(world, caller, orderId)
  const payable = fees.map((fee) => ({ ...fee, isOnBehalf: isOnBehalf(fee) }))
  const plan = planPayment(payable, countOf, prcDate(world.clock.now()))
  if (plan.kind === 'refuse') throw refusalOf(world, caller, plan)
  return plan.kind === 'resume' ? ownOpenOrder(world, caller, plan.orderId) : createOrder(world, caller, fees)
}

/**
 * One of the caller's orders that can still be paid.
 * @throws HttpProblem 404 for another's, 409 for one that is paid or closed
 */
export function ownOpenOrder(world: World, caller: Caller, orderId: number): OrderRow {
  const order = ownOrder(world, caller, orderId)
  if (!order) throw notFound()
  const transition = orderAfter(order.status, 'PAY')
  if (!transition.ok) throw orderRefused(order, transition.refusal)
  return order
}

/**
 * Makes an open order ready to be paid by a channel.
 * @throws HttpProblem 409 for one whose transfer is being confirmed
 */
export function prepareFor(
  world: World,
  order: OrderRow,
  payChannel: Channel,
  returnUrl: string | null,
): OrderRow {
  refuseWhileConfirming(world, order)
  // Another tab may be at the cashier right now; only a failed try, or one on another channel, starts afresh.
  const isFresh = order.payChannel !== payChannel || order.attempt === 'PAYERROR'
  const attempt = isFresh ? 'NOTPAY' : order.attempt
  const at = world.clock.now()
  // The days of a transfer are not those of a code.
  const expireTime = order.payChannel === 'BANK' ? expiryOf(at).toISOString() : order.expireTime
  const change = { payChannel, attempt, returnUrl, expireTime }
  updateOrder(world.db, order.id, change, at.toISOString())
  const ready = { ...order, ...change }
  if (expireTime !== order.expireTime) rescheduleClosing(world, ready)
  return ready
}

/**
 * The open order that a request to pay leads to: a new one for fees that are free, else the one that holds exactly these. Within
 * the caller's transaction.
 * @throws HttpProblem 404 for what is not the caller's, 409 for what is paid, closed or in another open order
 */
export function requestedOrder(
  world: World,
  caller: Caller,
  { orderId, feeIds = [] }: Pick<PayRequest, 'orderId' | 'feeIds'>,
): OrderRow {
  settleDue(world)
  return orderId === undefined ? orderOfFees(world, caller, feeIds) : ownOpenOrder(world, caller, orderId)
}

/**
 * The open order that a request to pay leads to, ready to be paid by a channel.
 * @throws HttpProblem as `requestedOrder`, 409 for one whose transfer is being confirmed
 */
export function openOrder(world: World, caller: Caller, request: PayRequest, channel: Channel): OrderRow {
  return world.db.transaction(() => {
    const order = requestedOrder(world, caller, request)
    return prepareFor(world, order, channel, request.returnUrl ?? null)
  })
}
