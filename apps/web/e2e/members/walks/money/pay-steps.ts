import type { Page } from '@playwright/test'
import { unwrap } from '@portal/api-contract'
import {
  type Channel,
  type Fee,
  isOpen,
  isPayable,
  type Order,
} from '../../../../../mock-api/src/testing/money/books.ts'
import { paymentFaults } from '../../../../../mock-api/src/testing/money/payment-faults.ts'
import { button } from '../../../support/repeated-writes.ts'
import { expect } from '../../../support/test.ts'
import {
  cancel,
  cashierOf,
  chooseFees,
  decide,
  goToCashier,
  leaveCashier,
  open,
  openOrder,
  payButton,
  payBy,
} from './pages.ts'
import { money, nothing, oneOf, readMock, type Step, someOf, type Walk } from './walk.ts'

const channels: [Channel, ...Channel[]] = ['WECHAT', 'ALIPAY']
const hours = 3_600_000

/** The day in China. */
const today = ({ now }: Walk): string => new Date(now + 8 * hours).toISOString().slice(0, 10)

/** Some fees that can be paid now. */
function payableFees(walk: Walk): Fee[] {
  const day = today(walk)
  return someOf(
    walk.random,
    walk.books.fees.filter((fee) => isPayable(fee, day)),
  )
}

/** Notes the order that the page has just made over fees. */
async function noteOrder(walk: Walk, fees: readonly Fee[], channel: Channel): Promise<Order> {
  const { orders } = await readMock(walk)
  const { id = 0, orderNo = '' } = orders.at(-1) ?? {}
  walk.orderNos.set(id, orderNo)
  const feeIds = fees.map((fee) => fee.id)
  return walk.books.open({ id, payer: walk.payer, feeIds, channel, endsAt: walk.now + 2 * hours })
}

const outcomes = { success: '支付成功', failure: '支付失败', leave: '离开（不支付）' }

/** What the page of a payment says once its order is over. */
async function expectOutcome(page: Page, { status }: Order): Promise<void> {
  const words = { PAID: '支付成功', CLOSED: '订单已关闭' }[status as string]
  if (words) await expect(page.getByRole('main').getByRole('status').first()).toHaveText(words)
}

/** Decides at the cashier of an open order, which takes the money as a fault has it. */
async function decideAt(walk: Walk, order: Order, cashier: Page): Promise<string> {
  const { page, controls, random, books, now } = walk
  const channel = order.channel as Channel
  order.status = 'PAYING'
  if (order.waiting.some((other) => other.channel === channel)) {
    await expect(cashier.getByRole('status')).toHaveText('支付已受理')
    if (cashier === page) await open(page, `/pay?order=${order.id}`)
    else await leaveCashier(page, cashier)
    return `order ${order.id} waits for ${channel} already`
  }
  const outcome = random.pick(['success', 'success', 'success', 'success', 'failure', 'leave'] as const)
  const fault = outcome === 'success' ? random.pick(paymentFaults) : null
  if (fault) await unwrap(controls.POST('/faults', { body: { ...fault, count: 1 } }))
  await decide(page, cashier, outcomes[outcome])
  if (outcome === 'success') books.pay(order, channel, fault, now)
  await expectOutcome(page, order)
  return `${outcome} by ${channel} for order ${order.id}, ${fault?.kind ?? 'no fault'}`
}

/** The member chooses fees and pays them, or leaves the order for later; the gateway may be down at first. */
export const order: Step = async (walk) => {
  const { page, random, controls } = walk
  const fees = payableFees(walk)
  if (fees.length === 0) return nothing
  const channel = random.pick(channels)
  await chooseFees(
    page,
    fees.map(({ year }) => year),
  )
  await expect(payButton(page)).toHaveText(
    `支付 ${money(fees.reduce((sum, { amountFen }) => sum + amountFen, 0))}`,
  )
  if (random.chance(0.2)) {
    const operation = channel === 'WECHAT' ? 'payByWeixin' : 'payByAlipay'
    await unwrap(controls.POST('/faults', { body: { kind: 'STATUS', operation, status: 503, count: 1 } }))
    await payBy(page, channel)
    await expect(page.getByRole('alert').filter({ hasText: '支付没有开始' })).toBeVisible()
  }
  await payBy(page, channel)
  if (channel === 'WECHAT') await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
  else await expect(page).toHaveURL(/\/cashier/)
  const made = await noteOrder(walk, fees, channel)
  const what = `ordered ${fees.map(({ year }) => year)} by ${channel} as ${made.id}`
  if (channel === 'WECHAT' && random.chance(0.3)) return what
  return `${what}, ${await decideAt(walk, made, await cashierOf(page, channel))}`
}

/** The same fees are paid in two tabs: there is one order. */
export const orderTwice: Step = async (walk) => {
  const { page, context } = walk
  const fees = payableFees(walk)
  if (fees.length === 0) return nothing
  await chooseFees(
    page,
    fees.map(({ year }) => year),
  )
  const other = await context.newPage()
  await open(other, page.url())
  for (const tab of [page, other]) {
    await tab.bringToFront()
    // The second may have learnt of the order by itself; then it shows its code, or the choice of how to pay it.
    if (await payButton(tab).isVisible()) await payBy(tab, 'WECHAT')
    await expect(tab).toHaveURL(/order=\d+/)
  }
  await other.close()
  await page.bringToFront()
  const { id } = await noteOrder(walk, fees, 'WECHAT')
  return `ordered ${fees.map(({ year }) => year)} in two tabs as ${id}`
}

const openOrderOf = ({ random, books }: Walk): Order | undefined => oneOf(random, books.orders.filter(isOpen))

/** An open order is gone on with, on this channel or the other one. */
export const goOn: Step = async (walk) => {
  const one = openOrderOf(walk)
  if (!one) return nothing
  const channel = walk.random.pick(channels)
  const cashier = await goToCashier(walk.page, one, channel)
  one.channel = channel
  return decideAt(walk, one, cashier)
}

/** The cashier of WeChat is opened and stays open, whatever becomes of the order meanwhile. */
export const keepCashier: Step = async (walk) => {
  const one = openOrderOf(walk)
  if (!one || walk.cashiers.has(one.id) || one.waiting.length > 0) return nothing
  const cashier = await goToCashier(walk.page, one, 'WECHAT')
  Object.assign(one, { channel: 'WECHAT', status: 'PAYING' })
  await expect(button(cashier, outcomes.success)).toBeVisible()
  walk.cashiers.set(one.id, cashier)
  await walk.page.bringToFront()
  return `the cashier of order ${one.id} stays open`
}

/** The button of a cashier that was left open is pressed; the money of an order that is over is not taken. */
export const pressKept: Step = async ({ page, books, cashiers, now, random }) => {
  const [id = 0, cashier] = oneOf(random, [...cashiers]) ?? []
  const one = books.orders.find((other) => other.id === id)
  if (!cashier || !one) return nothing
  cashiers.delete(id)
  const answered = cashier.waitForResponse((answer) => answer.request().method() === 'POST')
  await button(cashier, outcomes.success).click()
  const status = (await answered).status()
  const isTaken = isOpen(one) && !one.waiting.some(({ channel }) => channel === one.channel)
  expect(status, 'the answer of a cashier that was left open').toBe(isOpen(one) ? 303 : 409)
  if (isTaken) books.pay(one, one.channel as Channel, null, now)
  await leaveCashier(page, cashier)
  return `pressed in the cashier of order ${id} that stayed open: ${status}`
}

/** An open order is cancelled, where the money is not on its way; in two tabs, the second of which does not know. */
export const giveUp: Step = async (walk) => {
  const { page, context, books, random } = walk
  const one = openOrderOf(walk)
  if (!one) return nothing
  await openOrder(page, one.id)
  const other = random.chance(0.4) ? await context.newPage() : undefined
  if (other) await openOrder(other, one.id)
  await cancel(page)
  books.close(one)
  const words = { CLOSED: '已关闭', PAID: '已支付' }[one.status as string] ?? ''
  await expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible()
  if (other && (await button(other, '取消订单').isVisible())) await cancel(other)
  await other?.close()
  return `order ${one.id} is ${one.status} after being cancelled${other ? ' in two tabs' : ''}`
}
