import type { Activity, ActivitySignUp, MemberMessage } from '@portal/api-contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, orderOf, payByAlipay, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { undoOrder } from './undo-order.ts'

const paid = 4303
const path = `/api/member-activities/${paid}/sign-up`

describe('an activity that has a fee', () => {
  let bed: TestBed
  beforeEach(async () => {
    bed = await createTestBed()
  })

  const activity = async () => (await bed.get(`/api/public/member-activity?id=${paid}`)).json<Activity>()
  const signUp = async (persona = 'su') => (await bed.post(path, {}, persona)).json<ActivitySignUp>()
  const mine = async (persona = 'su') =>
    (await bed.get(`/api/member-activities/user?activityId.equals=${paid}`, persona)).json<ActivitySignUp[]>()
  const told = async (kind: string) =>
    (await bed.get(`/api/member-messages?sort=id,desc&kind.equals=${kind}`, 'su')).json<MemberMessage[]>()[0]

  async function pay(orderId: number | null, persona = 'su'): Promise<void> {
    const { code_url } = (await payByWeixin(bed, persona, { orderId })).json<{ code_url: string }>()
    await decide(bed, code_url, 'success')
  }

  it('makes an order with the sign-up, and holds the place until it is paid', async () => {
    const { fee, signedCount, title } = await activity()
    const place = await signUp()
    expect(place).toMatchObject({ status: 'SIGNED', payState: 'DUE', fee })
    expect((await activity()).signedCount).toBe(signedCount + 1)
    const order = await orderOf(bed, 'su', place.orderId ?? 0)
    expect(order).toMatchObject({
      orderType: 'OTHER',
      status: 'CREATED',
      totalAmount: fee,
      expireTime: place.payUntil,
      details: [{ itemType: 'OTHER', itemId: paid, itemName: title, beneficiaryName: '苏婉清', amount: fee }],
    })
    expect((await told('ACTIVITY'))?.title).toBe('活动名额已保留')
    expect((await bed.post(path, {}, 'su')).json()).toMatchObject({ message: 'error.activitySigned' })
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('is paid as other orders are, and the place is the member’s', async () => {
    const { orderId } = await signUp()
    expect((await payByAlipay(bed, 'su', { orderId })).statusCode).toBe(200)
    await pay(orderId)
    expect(await mine()).toMatchObject([{ status: 'SIGNED', payState: 'PAID', payUntil: null, orderId }])
    expect(await told('ACTIVITY')).toMatchObject({
      title: '活动报名成功',
      subject: { kind: 'ACTIVITY', id: paid },
    })
    expect(await told('ORDER')).toMatchObject({
      title: '订单已支付',
      subject: { kind: 'ORDER', id: orderId },
    })
    expect((await bed.delete(path, 'su')).json()).toMatchObject({
      status: 409,
      message: 'error.activityPaid',
    })
    bed.clock.advance(3 * 3_600_000)
    expect((await mine())[0]?.status).toBe('SIGNED')
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('frees the place when the order runs out, for another to have', async () => {
    const { signedCount } = await activity()
    bed.world.db.run('UPDATE activity SET quota = ? WHERE id = ?', [signedCount + 1, paid])
    const { payUntil } = await signUp()
    const refused = await bed.post(path, {}, 'lin')
    expect(refused.json()).toMatchObject({ message: 'error.activityFull' })
    bed.clock.set(payUntil ?? '')
    expect((await activity()).signedCount).toBe(signedCount)
    expect(await mine()).toMatchObject([{ status: 'CANCELLED', payState: 'CLOSED', cancelledDate: payUntil }])
    expect((await signUp('lin')).payState).toBe('DUE')
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('frees the place when the order is cancelled, and closes the order when the place is', async () => {
    const { signedCount } = await activity()
    const first = await signUp()
    await bed.post(`/api/member-orders/${first.orderId}/cancel`, {}, 'su')
    expect((await activity()).signedCount).toBe(signedCount)
    const second = await signUp()
    expect(second.orderId).not.toBe(first.orderId)
    expect((await bed.delete(path, 'su')).statusCode).toBe(204)
    expect((await orderOf(bed, 'su', second.orderId ?? 0)).status).toBe('CLOSED')
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('keeps what was paid while the place was being given back', async () => {
    const { orderId } = await signUp()
    bed.world.faults.add({ kind: 'LATE', delaySeconds: 600 }, 1)
    await pay(orderId)
    const answer = await bed.delete(path, 'su')
    expect(answer.json()).toMatchObject({ status: 409, message: 'error.orderPaid' })
    expect(await mine()).toMatchObject([{ status: 'SIGNED', payState: 'PAID' }])
  })

  it('frees the place when the order is paid back', async () => {
    const { orderId } = await signUp()
    await pay(orderId)
    await bed.post(`/api/member-orders/${orderId}/refund`, { reason: '临时出差，不能参加' }, 'su')
    expect((await mine())[0]?.payState).toBe('PAID')
    bed.clock.advance(3_600_000)
    expect(await mine()).toMatchObject([{ status: 'CANCELLED', payState: 'CLOSED' }])
    expect((await orderOf(bed, 'su', orderId ?? 0)).status).toBe('REFUNDED')
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('asks the order back at the instant at which it is paid back, when the activity is called off', async () => {
    const { orderId } = await signUp()
    await pay(orderId)
    const at = new Date(bed.clock.now().getTime() - 1)
    undoOrder(bed.world, orderId ?? 0, at)
    const { refund } = await orderOf(bed, 'su', orderId ?? 0)
    expect(refund).toMatchObject({ requestedAt: at.toISOString(), decidedAt: at.toISOString() })
  })

  it('never gives more places than there are', async () => {
    const { signedCount } = await activity()
    bed.world.db.run('UPDATE activity SET quota = ? WHERE id = ?', [signedCount + 1, paid])
    const answers = await Promise.all(['lin', 'su', 'cheng'].map((persona) => bed.post(path, {}, persona)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    const orders = bed.world.db.all(
      "SELECT id FROM memberOrderItem WHERE itemType = 'OTHER' AND itemId = ?",
      [paid],
    )
    expect(orders).toHaveLength(1)
  })
})
