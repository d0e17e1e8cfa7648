import type { MemberFee } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

async function listFees(bed: TestBed, persona: string, query = ''): Promise<MemberFee[]> {
  return (await bed.get(`/api/member-fees/user${query}`, persona)).json()
}

describe('GET /api/member-fees/user', () => {
  it('lists the caller’s fees only, newest year first', async () => {
    const fees = await listFees(await createTestBed(), 'su')
    expect(new Set(fees.map((fee) => fee.ownerId))).toEqual(new Set([memberIdOf('su')]))
    expect(fees.map(({ feeYear, status }) => [feeYear, status])).toEqual([
      [2026, 'UNPAID'],
      [2025, 'OVERDUE'],
      [2024, 'PAID'],
      [2023, 'PAID'],
      [2022, 'PAID'],
      [2021, 'EXEMPT'],
    ])
  })

  it('filters and sorts by yuan', async () => {
    const bed = await createTestBed()
    const path = '/api/member-fees/user?amount.equals=5000&sort=amount,desc&sort=feeYear&size=3'
    const answer = await bed.get(path, 'hengxin')
    expect(answer.headers['x-total-count']).toBe('10')
    expect(answer.json<MemberFee[]>().map((fee) => fee.feeYear)).toEqual([2017, 2018, 2019])
    expect(await listFees(bed, 'hengxin', '?amount.lessThan=5000')).toMatchObject([
      { status: 'EXEMPT', feeStandard: 5000, discount: 5000, amount: 0 },
    ])
  })

  it('needs a login', async () => {
    expect((await (await createTestBed()).get('/api/member-fees/user')).statusCode).toBe(401)
  })

  it('turns a fee overdue when its due date has passed in PRC', async () => {
    const bed = await createTestBed()
    const feeOf2026 = async () => (await listFees(bed, 'su', '?feeYear.equals=2026'))[0]
    bed.clock.set('2026-12-31T15:59:59.000Z')
    expect((await feeOf2026())?.status).toBe('UNPAID')
    bed.clock.advance(1000)
    expect((await feeOf2026())?.status).toBe('OVERDUE')
    expect(await listFees(bed, 'su', '?status.equals=OVERDUE')).toHaveLength(2)
  })
})

describe('GET /api/member-fees/info', () => {
  it('sums what is owed, oldest first', async () => {
    const bed = await createTestBed()
    const info = (await bed.get('/api/member-fees/info', 'mingce')).json()
    const owed = await listFees(bed, 'mingce', '?status.in=UNPAID,OVERDUE&sort=feeYear')
    expect(info).toEqual({
      ownerType: 'UNIT',
      ownerName: '云洲铭测工程管理有限公司',
      memberLevel: '会员单位',
      feeStandard: 2000,
      unpaidCount: 2,
      unpaidAmount: 4000,
      overdueCount: 1,
      payableFeeIds: owed.map((fee) => fee.id),
      onBehalfFeeIds: [],
      validTo: '2026-12-31',
    })
  })

  it('counts what is past its due date as overdue, also in an open order', async () => {
    const bed = await createTestBed()
    const [overdue] = await listFees(bed, 'mingce', '?status.equals=OVERDUE')
    await bed.post('/api/weixin/native/pay', { feeIds: [overdue?.id] }, 'mingce')
    expect((await bed.get('/api/member-fees/info', 'mingce')).json()).toMatchObject({ overdueCount: 1 })
  })

  it('counts a fee in an open order, and knows no standard for an applicant', async () => {
    const bed = await createTestBed()
    expect((await bed.get('/api/member-fees/info', 'cheng')).json()).toMatchObject({ unpaidCount: 1 })
    expect((await bed.get('/api/member-fees/info', 'xinrui')).json()).toMatchObject({
      memberLevel: null,
      feeStandard: null,
      unpaidCount: 0,
      payableFeeIds: [],
    })
  })
})

describe('GET /api/member-fees/info/{id}', () => {
  it('answers one’s own fee, and 404 for another’s as for none', async () => {
    const bed = await createTestBed()
    const [fee] = await listFees(bed, 'su')
    expect((await bed.get(`/api/member-fees/info/${fee?.id}`, 'su')).json()).toEqual(fee)
    const foreign = await bed.get(`/api/member-fees/info/${fee?.id}`, 'lin')
    expect(foreign.json()).toMatchObject({ status: 404, message: 'error.http.404' })
    expect((await bed.get('/api/member-fees/info/999999', 'lin')).statusCode).toBe(404)
  })
})
