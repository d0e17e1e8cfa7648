import type { MemberMessage } from '@portal/api-contract'
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
      expect.objectContaining({
        feeYear: 2026,
        orderId: null,
        paidAmount: 200,
        payer: { type: 'UNIT', name: '云洲铭测工程管理有限公司' },
      }),
    )
    expect([await validTo(bed, 'he'), await validTo(bed, 'mingce')]).toEqual(['2026-12-31', before])
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('holds the fees: their owner is told who pays, and nothing of the order', async () => {
    const bed = await createTestBed()
    const { feeIds, order } = await openOnBehalf(bed, 'he')
    const answer = await payByWeixin(bed, 'he', { feeIds })
    expect(answer.json()).toMatchObject({ status: 409, message: 'error.feeOnBehalf' })
    expect(answer.json().params).toEqual({ payerName: '云洲铭测工程管理有限公司' })
    expect(await feesOf(bed, 'he', 'PAYING')).toMatchObject([{ orderId: null, payer: { type: 'UNIT' } }])
    const mine = `/api/member-fees/user?orderId.equals=${order.id}`
    expect((await bed.get(mine, 'he')).json()).toEqual([])
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

describe('who is paid for', () => {
  it('is told when it begins, when it is done, and when it came to nothing', async () => {
    const bed = await createTestBed()
    const titles = async () =>
      (await bed.get('/api/member-messages?kind.equals=FEE&sort=id,desc&size=2', 'he'))
        .json<MemberMessage[]>()
        .map(({ title }) => title)
    await openOnBehalf(bed, 'he')
    expect((await titles())[0]).toBe('会费正由单位代缴')
    bed.clock.advance(2 * 3_600_000)
    expect(await feesOf(bed, 'he', 'PAYING')).toEqual([])
    expect(await titles()).toEqual(['单位代缴未完成', '会费正由单位代缴'])
    const { order } = await openOnBehalf(bed, 'he')
    const answer = await payByWeixin(bed, 'mingce', { orderId: order.id })
    await decide(bed, answer.json<{ code_url: string }>().code_url, 'success')
    expect(await titles()).toEqual(['会费已由单位代缴', '会费正由单位代缴'])
  })

  it('is not whoever pays its own', async () => {
    const bed = await createTestBed()
    const feeIds = (await feesOf(bed, 'su')).map(({ id }) => id)
    const before = bed.world.db.get('SELECT count(*) AS n FROM memberMessage')
    const { orderId } = (await payByWeixin(bed, 'su', { feeIds })).json<{ orderId: number }>()
    expect(bed.world.db.get('SELECT count(*) AS n FROM memberMessage')).toEqual(before)
    const payer = { type: 'PERSON', name: '苏婉清' }
    expect(await feesOf(bed, 'su', 'PAYING')).toMatchObject(feeIds.map(() => ({ orderId, payer })))
    expect(await feesOf(bed, 'su', 'EXEMPT')).toMatchObject([{ payer: null }])
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
