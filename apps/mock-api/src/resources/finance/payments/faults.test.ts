import { afterEach, describe, expect, it } from 'vitest'
import type { PaymentFault } from '../../../domain/order/payment-fault.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import {
  decide,
  feesOf,
  openWeixinOrder,
  orderOf,
  payByAlipay,
  payByWeixin,
  press,
  tradeOf,
  visit,
} from '../../../testing/paying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { listPayments } from './payment-store.ts'

const hour = 3_600_000

let bed: TestBed
afterEach(() => expect(contradictionsIn(bed.world.db)).toEqual([]))

/** The persona su pays all that is owed, under a fault. */
async function payUnder(fault: PaymentFault) {
  bed = await createTestBed()
  bed.world.faults.add(fault, 1)
  const order = await openWeixinOrder(bed, 'su')
  const answer = await decide(bed, order.code_url, 'success')
  return { ...order, answer, paidAt: bed.clock.now().toISOString() }
}

const stateOf = async (orderId: number) => ({
  trade: (await tradeOf(bed, 'su', orderId)).trade_state,
  order: (await orderOf(bed, 'su', orderId)).status,
  fees: (await feesOf(bed, 'su', 'UNPAID,OVERDUE,PAYING,PAID'))
    .filter(({ feeYear }) => feeYear >= 2025)
    .map(({ status }) => status),
})
const settled = { trade: 'SUCCESS', order: 'PAID', fees: ['PAID', 'PAID'] }
const waiting = { trade: 'USERPAYING', order: 'PAYING', fees: ['PAYING', 'PAYING'] }
const closed = { trade: 'CLOSED', order: 'CLOSED', fees: ['OVERDUE', 'UNPAID'] }

const paymentsFor = (orderId: number) => listPayments(bed.world).filter((row) => row.orderId === orderId)

describe('a notification that is late', () => {
  it('settles the order when it arrives, as of when the buyer paid', async () => {
    const { orderId, paidAt } = await payUnder({ kind: 'LATE', delaySeconds: 600 })
    expect(await stateOf(orderId)).toEqual(waiting)
    bed.clock.advance(599_000)
    expect(await stateOf(orderId)).toEqual(waiting)
    bed.clock.advance(1_000)
    expect(await stateOf(orderId)).toEqual(settled)
    expect(await orderOf(bed, 'su', orderId)).toMatchObject({ payTime: paidAt })
    expect(paymentsFor(orderId)).toMatchObject([{ fault: 'LATE', notifiedCount: 1, refundedAt: null }])
  })

  it('shows the buyer that the money has arrived, and takes none a second time', async () => {
    const { orderId, code_url } = await payUnder({ kind: 'LATE', delaySeconds: 600 })
    const page = await visit(bed, code_url)
    expect(page.body).toContain('支付已受理')
    expect(page.body).not.toContain('<button')
    const leaving = await visit(bed, code_url)
    await press(bed, leaving, 'failure')
    expect(await stateOf(orderId)).toEqual(waiting)
    expect(paymentsFor(orderId)).toHaveLength(1)
  })

  it('is not needed any more when the order runs out before: the channel is asked then', async () => {
    const { orderId, paidAt } = await payUnder({ kind: 'LATE', delaySeconds: 3 * 3600 })
    bed.clock.advance(2 * hour)
    expect(await stateOf(orderId)).toEqual(settled)
    bed.clock.advance(hour)
    expect(await orderOf(bed, 'su', orderId)).toMatchObject({ status: 'PAID', payTime: paidAt })
    expect(paymentsFor(orderId)).toMatchObject([{ notifiedCount: 1, refundedAt: null }])
  })

  it('of one channel, while the other has been paid too, leaves one settled and one given back', async () => {
    const { orderId } = await payUnder({ kind: 'LATE', delaySeconds: 600 })
    const form = await payByAlipay(bed, 'su', { orderId })
    expect(form.statusCode).toBe(200)
    const token = bed.world.db.get<{ cashierToken: string }>(
      'SELECT cashierToken FROM memberOrder WHERE id = ?',
      [orderId],
    )?.cashierToken
    await decide(bed, `http://m.example/ht/cashier?pr=${token}`, 'success')
    expect(await stateOf(orderId)).toEqual(settled)
    expect(await orderOf(bed, 'su', orderId)).toMatchObject({ payChannel: 'ALIPAY' })
    bed.clock.advance(600_000)
    expect(await stateOf(orderId)).toEqual(settled)
    expect(paymentsFor(orderId)).toMatchObject([
      { channel: 'ALIPAY', refundedAt: null },
      { channel: 'WECHAT', refundReason: 'PAID_TWICE', notifiedCount: 1 },
    ])
    const { returnedPayments, totalAmount, payTime } = await orderOf(bed, 'su', orderId)
    expect(returnedPayments).toEqual([
      {
        transactionId: paymentsFor(orderId)[1]?.transactionId,
        ...{ payChannel: 'WECHAT', amount: totalAmount, payTime, returnTime: payTime, reason: 'PAID_TWICE' },
      },
    ])
  })

  it('of both channels, when the order is cancelled meanwhile, settles it by one, and tells once of the other', async () => {
    const { orderId, code_url } = await payUnder({ kind: 'LATE', delaySeconds: 600 })
    bed.world.faults.add({ kind: 'LATE', delaySeconds: 600 }, 1)
    await payByAlipay(bed, 'su', { orderId })
    await decide(bed, code_url, 'success')
    expect((await bed.post(`/api/member-orders/${orderId}/cancel`, {}, 'su')).statusCode).toBe(409)
    expect(await stateOf(orderId)).toEqual(settled)
    const about = `SELECT title FROM memberMessage WHERE subjectKind = 'ORDER' AND subjectId = ? ORDER BY id`
    const titles = bed.world.db.all<{ title: string }>(about, [orderId]).map(({ title }) => title)
    expect(titles).toEqual(['订单已支付', '款项已原路退回'])
  })
})

describe('a notification that arrives twice', () => {
  it('settles once', async () => {
    const { orderId } = await payUnder({ kind: 'TWICE' })
    expect(await stateOf(orderId)).toEqual(settled)
    expect(paymentsFor(orderId)).toMatchObject([{ notifiedCount: 2, refundedAt: null }])
  })
})

describe('a wrong amount', () => {
  it('settles nothing, goes back, is logged, and the buyer can try again', async () => {
    const { orderId, code_url } = await payUnder({ kind: 'WRONG_AMOUNT' })
    expect(await stateOf(orderId)).toEqual({ ...waiting, trade: 'PAYERROR' })
    const [payment] = paymentsFor(orderId)
    expect(payment).toMatchObject({ amountFen: 39_999, refundReason: 'WRONG_AMOUNT' })
    expect(bed.log).toContainEqual(
      expect.stringContaining(`${payment?.transactionId} refunded: WRONG_AMOUNT`),
    )
    await decide(bed, code_url, 'success')
    expect(await stateOf(orderId)).toEqual(settled)
  })
})

describe('a notification that never comes', () => {
  it('leaves the order being paid until it runs out; then the channel is asked and the order settled', async () => {
    const { orderId, paidAt } = await payUnder({ kind: 'NEVER' })
    bed.clock.advance(2 * hour - 1)
    expect(await stateOf(orderId)).toEqual(waiting)
    bed.clock.advance(1)
    expect(await stateOf(orderId)).toEqual(settled)
    expect(await orderOf(bed, 'su', orderId)).toMatchObject({ payTime: paidAt })
    expect(paymentsFor(orderId)).toMatchObject([{ notifiedCount: 0, refundedAt: null }])
  })
})

describe('an order that closes meanwhile', () => {
  it('gives the money back and its fees free, while the clock stands', async () => {
    const { orderId } = await payUnder({ kind: 'CLOSED_MEANWHILE' })
    expect(await stateOf(orderId)).toEqual(closed)
    expect(paymentsFor(orderId)).toMatchObject([{ notifiedCount: 1, refundReason: 'ORDER_CLOSED' }])
    const feeIds = (await feesOf(bed, 'su')).map(({ id }) => id)
    expect((await payByWeixin(bed, 'su', { feeIds })).statusCode).toBe(200)
  })

  it('tells the buyer at the cashier, and stays closed', async () => {
    const { orderId, answer, code_url } = await payUnder({ kind: 'CLOSED_MEANWHILE' })
    expect(answer.statusCode).toBe(303)
    expect((await visit(bed, code_url)).statusCode).toBe(409)
    bed.clock.advance(24 * hour)
    expect(await stateOf(orderId)).toEqual(closed)
    expect(paymentsFor(orderId)).toMatchObject([{ notifiedCount: 1, refundReason: 'ORDER_CLOSED' }])
  })
})

it('a fault hits as many payments as its count', async () => {
  const { orderId } = await payUnder({ kind: 'TWICE' })
  const other = await openWeixinOrder(bed, 'he')
  await decide(bed, other.code_url, 'success')
  expect(paymentsFor(orderId)[0]?.fault).toBe('TWICE')
  expect(paymentsFor(other.orderId)).toMatchObject([{ fault: null, notifiedCount: 1 }])
})
