import type {
  CurrentMember,
  MemberApply,
  MemberFee,
  MemberMessage,
  MemberOrderDetail,
} from '@portal/api-contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applicationOf, letReviewsPass, materialsOf } from '../../../testing/applying.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, feesOf, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const minute = 60_000
const january = '2027-01-05T02:00:00.000Z'
/** What a year costs at the unit's level, and at the one that it asks for. */
const [low, high] = [5000, 10000]

/** Whoever asks for the upgrade. */
let unit: string
let bed: TestBed
beforeEach(async () => {
  unit = 'hengxin'
  bed = await createTestBed()
})
afterEach(() => expect(contradictionsIn(bed.world.db)).toEqual([]))

const everyFee = () => feesOf(bed, unit, 'UNPAID,OVERDUE,PAYING,PAID,REFUNDED')
const feesIn = async (feeYear: number): Promise<MemberFee[]> =>
  (await everyFee()).filter((fee) => fee.feeYear === feeYear)
const shortly = (fees: readonly MemberFee[]) =>
  fees.map(({ feeKind, status, amount }) => [feeKind, status, amount])
const stands = async (feeYear: number) => shortly(await feesIn(feeYear)).sort()
const levelNow = async () => (await bed.get('/api/member/current', unit)).json<CurrentMember>().memberLevel

async function orderOver(fees: readonly MemberFee[]): Promise<{ orderId: number; code_url: string }> {
  return (await payByWeixin(bed, unit, { feeIds: fees.map(({ id }) => id) })).json()
}

async function pay(fees: readonly MemberFee[]): Promise<void> {
  await decide(bed, (await orderOver(fees)).code_url, 'success')
}

const cancel = (orderId: number) => bed.post(`/api/member-orders/${orderId}/cancel`, {}, unit)

/** The unit is granted a higher level, for the difference where it has paid for 2026. @returns the application's id */
async function approved(targetLevel = '副会长单位'): Promise<number> {
  const materials = materialsOf(bed, unit, '盖章申请表')
  const form = { applyKind: 'UPGRADE', targetLevel, materials, statement: true, status: 'SUBMITTED' }
  const { id } = (await bed.post('/api/member-applies', form, unit)).json<MemberApply>()
  letReviewsPass(bed)
  return id
}

async function difference(): Promise<MemberFee[]> {
  return (await feesIn(2026)).filter(({ feeKind }) => feeKind === 'UPGRADE')
}

async function askBack(fees: readonly MemberFee[]): Promise<void> {
  const [{ orderId } = { orderId: null }] = fees
  const body = { reason: '暂不晋升，申请退回', feeIds: fees.map(({ id }) => id) }
  expect((await bed.post(`/api/member-orders/${orderId}/refund`, body, unit)).statusCode).toBe(200)
  bed.clock.advance(minute)
}

describe('a difference that is paid in the year after', () => {
  beforeEach(async () => {
    await approved()
    bed.clock.set(january)
    expect(await stands(2027)).toEqual([['YEAR', 'UNPAID', low]])
  })

  it('has the fee of that year follow the level', async () => {
    await pay(await difference())
    expect(await levelNow()).toBe('副会长单位')
    expect(await stands(2026)).toEqual([
      ['UPGRADE', 'PAID', high - low],
      ['YEAR', 'PAID', low],
    ])
    expect(await stands(2027)).toEqual([['YEAR', 'UNPAID', high]])
  })

  it('bills what a year that is paid together with it still costs, and says so', async () => {
    await pay([...(await difference()), ...(await feesIn(2027))])
    const both = [
      ['UPGRADE', 'UNPAID', high - low],
      ['YEAR', 'PAID', low],
    ]
    expect(await stands(2027)).toEqual(both)
    const told = await bed.get('/api/member-messages?kind.equals=FEE&size=1', unit)
    expect(told.json<MemberMessage[]>()).toMatchObject([{ title: '请补缴2027年度会费差额' }])
  })

  it('bills the difference of a year that is in an order, however that ends', async () => {
    const { orderId } = await orderOver(await feesIn(2027))
    await pay(await difference())
    expect(await stands(2027)).toEqual([
      ['UPGRADE', 'UNPAID', high - low],
      ['YEAR', 'PAYING', low],
    ])
    await cancel(orderId)
    expect(await stands(2027)).toEqual([
      ['UPGRADE', 'UNPAID', high - low],
      ['YEAR', 'UNPAID', low],
    ])
  })

  it('takes the difference of that year back with the level', async () => {
    await pay(await feesIn(2027))
    await pay(await difference())
    expect(await stands(2027)).toContainEqual(['UPGRADE', 'UNPAID', high - low])
    const [{ orderId } = { orderId: null }] = await difference()
    const order = (await bed.get(`/api/member-order-detail/${orderId}`, unit)).json<MemberOrderDetail>()
    expect(order.details.map(({ feeKind }) => feeKind)).toEqual(['UPGRADE'])
    await askBack(await difference())
    expect(await levelNow()).toBe('理事单位')
    expect(await stands(2027)).toEqual([['YEAR', 'PAID', low]])
  })
})

describe('an upgrade that is paid by the fee of its year', () => {
  it('has the fee of the next year follow, too', async () => {
    unit = 'mingce'
    const id = await approved('理事单位')
    expect(await stands(2026)).toEqual([['YEAR', 'UNPAID', 5000]])
    bed.clock.set(january)
    expect(await stands(2027)).toEqual([['YEAR', 'UNPAID', 2000]])
    await pay(await feesIn(2026))
    expect((await applicationOf(bed, unit, id)).status).toBe('EFFECTIVE')
    expect(await stands(2026)).toEqual([['YEAR', 'PAID', 5000]])
    expect(await stands(2027)).toEqual([['YEAR', 'UNPAID', 5000]])
  })
})

describe('a difference that is paid back in the year after', () => {
  beforeEach(async () => {
    await approved()
    bed.clock.set('2026-12-20T02:00:00.000Z')
    await pay(await difference())
    bed.clock.set(january)
    expect(await stands(2027)).toEqual([['YEAR', 'UNPAID', high]])
  })

  it('has the fee of that year follow the level', async () => {
    await askBack(await difference())
    expect(await levelNow()).toBe('理事单位')
    expect(await stands(2027)).toEqual([['YEAR', 'UNPAID', low]])
  })

  it('leaves the level that this year is paid at, until it is paid back as well', async () => {
    await pay(await feesIn(2027))
    await askBack(await difference())
    expect(await levelNow()).toBe('副会长单位')
    await askBack(await feesIn(2027))
    expect(await levelNow()).toBe('理事单位')
  })

  it('rates a fee anew that was in an order meanwhile, when that is closed', async () => {
    const { orderId } = await orderOver(await feesIn(2027))
    await askBack(await difference())
    expect(await stands(2027)).toEqual([['YEAR', 'PAYING', high]])
    expect(await levelNow()).toBe('理事单位')
    await cancel(orderId)
    expect(await stands(2027)).toEqual([['YEAR', 'UNPAID', low]])
  })

  it('gives the level with a fee that was in an order meanwhile, when that is paid', async () => {
    const { code_url } = await orderOver(await feesIn(2027))
    await askBack(await difference())
    await decide(bed, code_url, 'success')
    expect(await levelNow()).toBe('副会长单位')
    expect(await stands(2027)).toEqual([['YEAR', 'PAID', high]])
  })
})
