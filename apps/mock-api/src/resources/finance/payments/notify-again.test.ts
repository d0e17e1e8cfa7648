import { afterEach, describe, expect, it } from 'vitest'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, openWeixinOrder, orderOf } from '../../../testing/paying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { notifyAgain } from './notify-again.ts'
import { listPayments } from './payment-store.ts'

let bed: TestBed
afterEach(() => expect(contradictionsIn(bed.world.db)).toEqual([]))

async function payUnheard() {
  bed = await createTestBed()
  bed.world.faults.add({ kind: 'NEVER' }, 1)
  const { code_url, orderId } = await openWeixinOrder(bed, 'su')
  await decide(bed, code_url, 'success')
  const payment = listPayments(bed.world).find((row) => row.orderId === orderId)
  return { orderId, payment }
}

describe('the list of payments', () => {
  it('has one for each seeded order that a channel settled, newest first', async () => {
    bed = await createTestBed()
    const rows = listPayments(bed.world, 1_000)
    const orders = bed.world.db.all('SELECT 1 FROM memberOrder WHERE transactionId IS NOT NULL')
    expect(rows).toHaveLength(orders.length)
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['SETTLED', 'REFUNDED']))
    const instants = rows.map(({ paidAt }) => paidAt)
    expect(instants).toEqual([...instants].sort().reverse())
    expect(listPayments(bed.world, 3)).toEqual(rows.slice(0, 3))
  })

  it('says who paid what', async () => {
    const { payment } = await payUnheard()
    expect(payment).toMatchObject({
      state: 'PAID',
      payerName: '苏婉清',
      subject: '2025、2026年度个人会员会费',
      amountFen: 40_000,
      channel: 'WECHAT',
      notifiedCount: 0,
    })
  })
})

describe('notifying by hand', () => {
  it('settles an order whose notification never came, and changes nothing the second time', async () => {
    const { orderId, payment } = await payUnheard()
    bed.clock.advance(60_000)
    expect(notifyAgain(bed.world, payment?.id ?? 0)).toMatchObject({ state: 'SETTLED', notifiedCount: 1 })
    const order = await orderOf(bed, 'su', orderId)
    expect(order).toMatchObject({ status: 'PAID', payTime: payment?.paidAt })
    expect(notifyAgain(bed.world, payment?.id ?? 0)).toMatchObject({ state: 'SETTLED', notifiedCount: 2 })
    expect(await orderOf(bed, 'su', orderId)).toEqual(order)
  })

  it('tells nothing of a payment that the bank has not confirmed, or that does not exist', async () => {
    const { orderId, payment } = await payUnheard()
    bed.clock.advance(-60_000)
    expect(notifyAgain(bed.world, payment?.id ?? 0)).toMatchObject({ state: 'PENDING', notifiedCount: 0 })
    expect(await orderOf(bed, 'su', orderId)).toMatchObject({ status: 'PAYING' })
    expect(notifyAgain(bed.world, 999_999)).toBeUndefined()
  })
})
