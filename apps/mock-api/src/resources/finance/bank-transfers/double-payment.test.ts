import type { KeptFile, MemberMessage } from '@portal/api-contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setReviewPolicy } from '../../../review/policy.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import {
  decide,
  feesOf,
  openWeixinOrder,
  orderOf,
  payByWeixin,
  press,
  visit,
} from '../../../testing/paying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { postParts, sample } from '../../../testing/upload.ts'
import { reviewDesks } from '../../reviews.ts'
import { cancelActivity } from '../../services/activities/cancel.ts'
import { insertPayment, listPayments } from '../payments/payment-store.ts'

const minute = 60_000
const hour = 60 * minute
const activityId = 4303
const placePath = `/api/member-activities/${activityId}/sign-up`

let bed: TestBed
beforeEach(async () => {
  bed = await createTestBed()
  setReviewPolicy(bed.world, { mode: 'MANUAL', delaySeconds: 60 })
})
afterEach(() => expect(contradictionsIn(bed.world.db)).toEqual([]))

const transfer = (persona: string, body: object) => bed.post('/api/bank-transfers', body, persona)
const payCourse = (body: object) => bed.post('/api/weixin/edu/native/pay', body, 'he')
const cancel = (persona: string, id: number) => bed.post(`/api/member-orders/${id}/cancel`, {}, persona)

/** The payer of an order has transferred the money, and shown it. */
async function handIn(persona: string, orderId: number): Promise<void> {
  await transfer(persona, { orderId })
  const file = await postParts(bed, '/api/files', [{ name: '回单.png', bytes: sample.png }], persona)
  const proof = file.json<KeptFile>()
  const answer = await bed.post(`/api/member-orders/${orderId}/transfer-proof`, { proof }, persona)
  expect(answer.json()).toMatchObject({ status: 'CONFIRMING' })
}

function review(orderId: number, result: 'APPROVE' | 'RETURN'): void {
  const desk = reviewDesks.find(({ kind }) => kind === 'BANK_TRANSFER')
  desk?.decide(bed.world, orderId, { result, opinion: '未查到到账' }, bed.clock.now())
}

const told = async (persona: string, kind: string) =>
  (await bed.get(`/api/member-messages?kind.equals=${kind}&sort=id,desc`, persona)).json<MemberMessage[]>()
const titles = async (persona: string, kind: string) => (await told(persona, kind)).map(({ title }) => title)
const refusedOf = (orderId: number) => ({
  ...{ status: 409, message: 'error.transferConfirming', params: { orderId } },
})
const paymentsFor = (orderId: number) =>
  listPayments(bed.world)
    .filter((row) => row.orderId === orderId)
    .map(({ state, refundReason }) => [state, refundReason])

describe('an order whose transfer is being confirmed', () => {
  it('is not paid by the code of a course either, by its order or by the course', async () => {
    const { orderId } = (await payCourse({ courseId: 3002 })).json<{ orderId: number }>()
    await handIn('he', orderId)
    for (const body of [{ orderId }, { courseId: 3002 }])
      expect((await payCourse(body)).json()).toMatchObject(refusedOf(orderId))
    expect(await orderOf(bed, 'he', orderId)).toMatchObject({ payChannel: 'BANK' })
  })

  it('is not closed by its payer until the money was not found', async () => {
    const { orderId } = await openWeixinOrder(bed, 'su')
    await handIn('su', orderId)
    expect((await cancel('su', orderId)).json()).toMatchObject(refusedOf(orderId))
    expect((await orderOf(bed, 'su', orderId)).status).toBe('CREATED')
    review(orderId, 'RETURN')
    expect((await cancel('su', orderId)).json()).toMatchObject({ status: 'CLOSED' })
  })
})

describe('the transfer for a place', () => {
  async function placeOnItsWay(): Promise<number> {
    const { orderId } = (await bed.post(placePath, {}, 'su')).json<{ orderId: number }>()
    await handIn('su', orderId)
    return orderId
  }

  it('keeps the place from being given back while it is being confirmed', async () => {
    const orderId = await placeOnItsWay()
    expect((await bed.delete(placePath, 'su')).json()).toMatchObject(refusedOf(orderId))
    review(orderId, 'RETURN')
    expect((await bed.delete(placePath, 'su')).statusCode).toBe(204)
  })

  it('is paid back once it is confirmed, when the activity was cancelled meanwhile', async () => {
    const orderId = await placeOnItsWay()
    cancelActivity(bed.world, activityId)
    expect((await orderOf(bed, 'su', orderId)).status).toBe('CREATED')
    const [cancelled] = await told('su', 'ACTIVITY')
    expect(cancelled?.content).toContain('确认到账后退回')
    review(orderId, 'APPROVE')
    expect((await orderOf(bed, 'su', orderId)).status).toBe('REFUNDED')
    expect((await titles('su', 'ACTIVITY'))[0]).toBe(cancelled?.title)
  })

  it('is not asked for again when the activity was cancelled meanwhile', async () => {
    const orderId = await placeOnItsWay()
    cancelActivity(bed.world, activityId)
    review(orderId, 'RETURN')
    expect((await orderOf(bed, 'su', orderId)).status).toBe('CLOSED')
    expect(await titles('su', 'ORDER')).not.toContain('请重新提交转账凭证')
  })
})

describe('an order that a channel has the money for', () => {
  it.each([{ kind: 'NEVER' as const }, { kind: 'LATE' as const, delaySeconds: 600 }])(
    'is not turned to a transfer, whenever the channel tells: $kind',
    async (fault) => {
      bed.world.faults.add(fault, 1)
      const { orderId, code_url } = await openWeixinOrder(bed, 'su')
      await decide(bed, code_url, 'success')
      const paid = { status: 409, message: 'error.orderPaid', params: { orderId } }
      expect((await transfer('su', { orderId })).json()).toMatchObject(paid)
      expect(await orderOf(bed, 'su', orderId)).toMatchObject({ status: 'PAID', payChannel: 'WECHAT' })
      bed.clock.advance(hour)
      expect((await orderOf(bed, 'su', orderId)).status).toBe('PAID')
      expect(paymentsFor(orderId)).toEqual([['SETTLED', null]])
    },
  )

  it('is told so by the fees that are in it, too', async () => {
    const feeIds = (await feesOf(bed, 'su')).map(({ id }) => id)
    bed.world.faults.add({ kind: 'NEVER' }, 1)
    const { orderId, code_url } = await openWeixinOrder(bed, 'su')
    await decide(bed, code_url, 'success')
    expect((await transfer('su', { feeIds })).json()).toMatchObject({ message: 'error.orderPaid' })
    expect((await orderOf(bed, 'su', orderId)).status).toBe('PAID')
  })

  it('gives that money back once the transfer is confirmed', async () => {
    const { orderId } = await openWeixinOrder(bed, 'su')
    const paidAt = new Date(bed.clock.now().getTime() + minute)
    const { totalAmount } = await orderOf(bed, 'su', orderId)
    insertPayment(bed.world.db, {
      ...{ orderId, channel: 'WECHAT', amountFen: totalAmount * 100, fault: 'NEVER', paidAt },
    })
    await handIn('su', orderId)
    bed.clock.advance(2 * minute)
    review(orderId, 'APPROVE')
    expect(await orderOf(bed, 'su', orderId)).toMatchObject({ status: 'PAID', payChannel: 'BANK' })
    expect(paymentsFor(orderId)).toEqual([['REFUNDED', 'PAID_TWICE']])
  })
})

describe('an order that was turned to a transfer', () => {
  it('is not paid at the cashier, by a code or in a tab from before', async () => {
    const { orderId, code_url } = await openWeixinOrder(bed, 'su')
    const tab = await visit(bed, code_url)
    await transfer('su', { orderId })
    for (const page of [await visit(bed, code_url), await press(bed, tab, 'success')]) {
      expect(page.statusCode).toBe(409)
      expect(page.body).toContain('订单已改为银行转账')
    }
    expect(paymentsFor(orderId)).toEqual([])
    expect((await payByWeixin(bed, 'su', { orderId })).statusCode).toBe(200)
    await decide(bed, code_url, 'success')
    expect((await orderOf(bed, 'su', orderId)).status).toBe('PAID')
  })

  it('is said to close soon by the time of the channel that it is turned to', async () => {
    const { orderId } = await openWeixinOrder(bed, 'su')
    await transfer('su', { orderId })
    bed.clock.advance(3 * hour)
    const { expireTime } = (await payByWeixin(bed, 'su', { orderId })).json<{ expireTime: string }>()
    bed.clock.set(new Date(Date.parse(expireTime) - 30 * minute).toISOString())
    expect((await titles('su', 'ORDER'))[0]).toBe('订单即将关闭')
    const before = (await titles('su', 'ORDER')).length
    // Told once already, a transfer is told anew.
    const open = (await transfer('su', { orderId })).json<{ expireTime: string }>()
    bed.clock.set(new Date(Date.parse(open.expireTime) - 24 * hour).toISOString())
    expect((await titles('su', 'ORDER')).length).toBe(before + 1)
  })
})
