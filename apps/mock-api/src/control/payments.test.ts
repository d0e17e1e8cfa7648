import type { Payment, PendingReview } from '@portal/api-contract/mock'
import { describe, expect, it } from 'vitest'
import { control } from '../testing/controls.ts'
import { decide, feesOf, hiddenFields, openWeixinOrder } from '../testing/paying.ts'
import { createTestBed, type TestBed } from '../testing/test-bed.ts'

describe('a payment in a world', () => {
  it('is made at an address that names the world, and stays there', async () => {
    const bed = await createTestBed()
    const { token } = (await control(bed, 'POST', '/personas/su/token', undefined, 'shop')).json()
    const headers = { authorization: `Bearer ${token}`, 'x-mock-world': 'shop' }
    const fees = (await bed.app.inject({ url: '/ht/api/member-fees/info', headers })).json()
    const opened = await bed.app.inject({
      method: 'POST',
      url: '/ht/api/weixin/native/pay',
      headers,
      payload: { feeIds: fees.payableFeeIds },
    })
    const { code_url, orderId } = opened.json()
    expect(new URL(code_url).pathname).toBe('/ht/worlds/shop/cashier')
    const { pathname, search } = new URL(code_url)
    const page = await bed.app.inject(pathname + search)
    const decided = await bed.app.inject({
      method: 'POST',
      url: `${pathname}/outcome`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...hiddenFields(page.body), outcome: 'success' }).toString(),
    })
    expect(decided.statusCode).toBe(303)
    const trade = await bed.app.inject({ url: `/ht/api/weixin/query-order/${orderId}`, headers })
    expect(trade.json().trade_state).toBe('SUCCESS')
    expect(await feesOf(bed, 'su')).toHaveLength(2)
  })
})

describe('payments', () => {
  it('that are notified twice are listed and settled once', async () => {
    const bed = await createTestBed()
    await control(bed, 'POST', '/faults', { kind: 'TWICE', count: 1 })
    const { code_url } = await openWeixinOrder(bed, 'su')
    await decide(bed, code_url, 'success')
    const [payment] = (await control(bed, 'GET', '/payments')).json<Payment[]>()
    expect(payment).toMatchObject({ payerName: '苏婉清', state: 'SETTLED', notifiedCount: 2, amount: 400 })
    const again = await control(bed, 'POST', `/payments/${payment?.id}/notify`)
    expect(again.json<Payment>()).toMatchObject({ state: 'SETTLED', notifiedCount: 3 })
    expect(await feesOf(bed, 'su')).toEqual([])
    expect((await control(bed, 'POST', '/payments/999999/notify')).statusCode).toBe(404)
  })
})

describe('the review desk', () => {
  const pending = async (bed: TestBed) => (await control(bed, 'GET', '/reviews')).json<PendingReview[]>()

  it('lists what waits, oldest first, and decides it', async () => {
    const bed = await createTestBed()
    const [oldest, ...others] = await pending(bed)
    const times = [oldest, ...others].map((review) => review?.submittedAt ?? '')
    expect(times).toEqual(times.toSorted())
    const decided = await control(bed, 'POST', `/reviews/${oldest?.kind}/${oldest?.id}`, {
      result: 'REJECT',
      opinion: '材料不符合要求',
    })
    expect(decided.statusCode).toBe(204)
    expect(await pending(bed)).toHaveLength(others.length)
    const unknown = await control(bed, 'POST', '/reviews/NOTHING/1', { result: 'APPROVE' })
    expect(unknown.statusCode).toBe(404)
  })

  it('decides by hand or by rule, as the policy says', async () => {
    const bed = await createTestBed()
    const policy = { mode: 'MANUAL', delaySeconds: 5 }
    expect((await control(bed, 'PUT', '/review-policy', policy)).json()).toEqual(policy)
    expect((await control(bed, 'GET', '/review-policy')).json()).toEqual(policy)
    expect((await control(bed, 'GET', '/review-policy', undefined, 'other')).json().mode).toBe('AUTO')
  })
})
