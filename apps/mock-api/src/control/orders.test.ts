import type { OpenOrder } from '@portal/api-contract/mock'
import { describe, expect, it } from 'vitest'
import { control } from '../testing/controls.ts'
import { feesOf, openWeixinOrder, orderOf } from '../testing/paying.ts'
import { createTestBed, type TestBed } from '../testing/test-bed.ts'

const openOrders = async (bed: TestBed) => (await control(bed, 'GET', '/orders')).json<OpenOrder[]>()
const pay = (bed: TestBed, id: number) => control(bed, 'POST', `/orders/${id}/pay`)

describe('paying an order in its buyer’s place', () => {
  it('settles it, once', async () => {
    const bed = await createTestBed()
    const { orderId } = await openWeixinOrder(bed, 'su')
    expect((await openOrders(bed))[0]).toMatchObject({
      id: orderId,
      payerName: '苏婉清',
      amount: 400,
      isBeingPaid: false,
    })
    const paid = await pay(bed, orderId)
    expect(paid.json()).toMatchObject({ state: 'SETTLED', amount: 400, notifiedCount: 1 })
    expect(await orderOf(bed, 'su', orderId)).toMatchObject({ status: 'PAID' })
    expect((await openOrders(bed)).map(({ id }) => id)).not.toContain(orderId)
    expect((await pay(bed, orderId)).statusCode).toBe(409)
  })

  it('goes wrong as a payment at the cashier does', async () => {
    const bed = await createTestBed()
    await control(bed, 'POST', '/faults', { kind: 'NEVER', count: 1 })
    const { orderId } = await openWeixinOrder(bed, 'su')
    const first = (await pay(bed, orderId)).json()
    expect(first).toMatchObject({ state: 'PAID', notifiedCount: 0 })
    expect((await openOrders(bed))[0]).toMatchObject({ id: orderId, isBeingPaid: true })
    expect((await pay(bed, orderId)).json()).toEqual(first)
  })

  it('is refused for a bank transfer, which the association confirms', async () => {
    const bed = await createTestBed()
    const [fee] = await feesOf(bed, 'mingce')
    const { orderId } = (await bed.post('/api/bank-transfers', { feeIds: [fee?.id] }, 'mingce')).json()
    expect((await openOrders(bed))[0]).toMatchObject({ id: orderId, payChannel: 'BANK' })
    expect((await pay(bed, orderId)).json()).toMatchObject({ status: 409, message: 'error.mockTransfer' })
  })

  it('is refused for an order that has run out, and for none', async () => {
    const bed = await createTestBed()
    const { orderId } = await openWeixinOrder(bed, 'su')
    bed.clock.advance(3 * 3_600_000)
    expect((await openOrders(bed)).map(({ id }) => id)).not.toContain(orderId)
    expect((await pay(bed, orderId)).statusCode).toBe(409)
    expect((await pay(bed, 999_999)).statusCode).toBe(404)
  })
})
