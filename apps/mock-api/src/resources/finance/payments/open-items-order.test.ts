import { describe, expect, it } from 'vitest'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, feesOf, orderOf, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'
import { feesById } from '../member-fees/fee-store.ts'
import { openItemsOrder } from './open-items-order.ts'
import { feeItem } from './open-order.ts'

/** An order by which mingce pays all that a person owes. */
async function openOnBehalf(bed: TestBed, persona: string) {
  const feeIds = (await feesOf(bed, persona)).map(({ id }) => id)
  const order = openItemsOrder(bed.world, {
    payer: { id: memberIdOf('mingce'), ownerType: 'UNIT', name: '云洲铭测工程管理有限公司' },
    orderType: 'ON_BEHALF',
    subject: '单位代缴个人会员会费',
    items: feesById(bed.world.db, feeIds).map(feeItem),
    at: bed.clock.now(),
  })
  return { feeIds, order }
}

const validTo = async (bed: TestBed, persona: string) =>
  (await bed.get('/api/member/current', persona)).json<{ validTo: string }>().validTo

describe('an order on behalf', () => {
  it('is the unit’s to pay, and extends the validity of whose fees they are', async () => {
    const bed = await createTestBed()
    const { order } = await openOnBehalf(bed, 'he')
    const before = await validTo(bed, 'mingce')
    const answer = await payByWeixin(bed, 'mingce', { orderId: order.id })
    await decide(bed, answer.json<{ code_url: string }>().code_url, 'success')
    expect(await orderOf(bed, 'mingce', order.id)).toMatchObject({ status: 'PAID', orderType: 'ON_BEHALF' })
    expect(await feesOf(bed, 'he', 'PAID')).toContainEqual(
      expect.objectContaining({ feeYear: 2026, orderId: order.id }),
    )
    expect([await validTo(bed, 'he'), await validTo(bed, 'mingce')]).toEqual(['2026-12-31', before])
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('holds the fees: their owner is told that they are being paid, not by whom', async () => {
    const bed = await createTestBed()
    const { feeIds, order } = await openOnBehalf(bed, 'he')
    const answer = await payByWeixin(bed, 'he', { feeIds })
    expect(answer.json()).toMatchObject({ status: 409, message: 'error.feeInOpenOrder' })
    expect(answer.json()).not.toHaveProperty('params')
    expect(answer.body).not.toContain(order.orderNo)
    expect((await payByWeixin(bed, 'he', { orderId: order.id })).statusCode).toBe(404)
  })

  it('frees the fees when it runs out', async () => {
    const bed = await createTestBed()
    const { feeIds } = await openOnBehalf(bed, 'he')
    bed.clock.advance(2 * 3_600_000)
    expect((await payByWeixin(bed, 'he', { feeIds })).statusCode).toBe(200)
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('takes no fee that is in an order, and leaves nothing of itself', async () => {
    const bed = await createTestBed()
    await openOnBehalf(bed, 'su')
    const count = () => bed.world.db.get('SELECT count(*) AS n FROM memberOrder')
    const before = count()
    await expect(openOnBehalf(bed, 'su')).rejects.toThrow('UNIQUE constraint failed')
    expect(count()).toEqual(before)
  })
})

describe('a course in orders', () => {
  it('is in one open or paid order of a member', async () => {
    const bed = await createTestBed()
    const buy = (persona: string) =>
      openItemsOrder(bed.world, {
        payer: { id: memberIdOf(persona), ownerType: 'PERSON', name: persona },
        orderType: 'EDU',
        subject: '继续教育课程',
        items: [
          {
            itemType: 'COURSE',
            itemId: 3001,
            itemName: '继续教育课程',
            beneficiaryName: persona,
            feeYear: null,
            quantity: 1,
            priceFen: 8_000,
            amountFen: 8_000,
          },
        ],
        at: bed.clock.now(),
      })
    buy('su')
    buy('lin')
    expect(() => buy('su')).toThrow('UNIQUE constraint failed')
  })
})
