import type { Clock } from '@portal/api-contract/mock'
import { describe, expect, it } from 'vitest'
import { control, product } from '../testing/controls.ts'
import { createTestBed, type TestBed } from '../testing/test-bed.ts'

describe('scenarios', () => {
  const listed = async (bed: TestBed, world: string, path: string, persona?: string) =>
    Number((await product(bed, world, path, persona)).headers['x-total-count'])

  it('empty has navigation and personas, and nothing else', async () => {
    const bed = await createTestBed()
    await control(bed, 'POST', '/worlds', { name: 'bare', scenario: 'empty' })
    expect(await listed(bed, 'bare', '/api/public/info-dicts-list')).toBe(8)
    expect(await listed(bed, 'bare', '/api/public/info-news-list')).toBe(0)
    expect(await listed(bed, 'bare', '/api/member-fees/user', 'su')).toBe(0)
    const shared = [
      'tender-information',
      'recruit-news',
      'info-news-book',
      'help-articles',
      'member-benefits',
      'social-information',
    ]
    const others = ['info-expert-applies', 'expert-certificates', 'job/applies', 'member-activities']
    for (const list of [...shared, ...others]) {
      expect(await listed(bed, 'bare', `/api/public/${list}`), list).toBe(0)
    }
  })

  it('year-end stands half an hour before the new fee year', async () => {
    const bed = await createTestBed()
    await control(bed, 'POST', '/worlds', { name: 'silvester', scenario: 'year-end' })
    const clock = (await control(bed, 'GET', '/clock', undefined, 'silvester')).json<Clock>()
    expect(clock.now).toBe('2026-12-31T15:30:00.000Z')
    const years = async () =>
      (await product(bed, 'silvester', '/api/member-fees/user?sort=feeYear,desc&size=1', 'lin')).json()[0]
        .feeYear
    expect(await years()).toBe(2026)
    await control(bed, 'PUT', '/clock', { advanceSeconds: 1800 }, 'silvester')
    expect(await years()).toBe(2027)
  })

  it('year-end begins half an hour before the new fee year, however long after it was first asked for', async () => {
    const bed = await createTestBed()
    const body = { name: 'silvester', scenario: 'year-end' }
    await control(bed, 'POST', '/worlds', body)
    bed.clock.advance(40 * 60_000)
    const now = async () => (await control(bed, 'GET', '/clock', undefined, 'silvester')).json<Clock>().now
    expect(await now()).toBe('2026-12-31T16:10:00.000Z')
    await control(bed, 'POST', '/worlds/silvester/reset', { scenario: 'year-end' })
    expect(await now()).toBe('2026-12-31T15:30:00.000Z')
  })

  it('overdue leaves nobody valid and no order open', async () => {
    const bed = await createTestBed()
    await control(bed, 'POST', '/worlds', { name: 'late', scenario: 'overdue' })
    const member = (await product(bed, 'late', '/api/member/current', 'lin')).json()
    expect(member.membershipStatus).toBe('EXPIRED')
    expect(await listed(bed, 'late', '/api/member-fees/user?status.equals=OVERDUE', 'lin')).toBeGreaterThan(0)
    expect(await listed(bed, 'late', '/api/member-orders?status.in=CREATED,PAYING', 'cheng')).toBe(0)
  })

  it('large-unit has a unit of sixty more people who owe this year', async () => {
    const bed = await createTestBed()
    const owing = '/api/unit-people?unpaidCount.greaterThan=0'
    const typical = await listed(bed, 'default', owing, 'hengxin')
    await control(bed, 'POST', '/worlds', { name: 'large', scenario: 'large-unit' })
    expect(await listed(bed, 'large', owing, 'hengxin')).toBe(typical + 60)
  })

  it('crowded has two thousand more of everything that is listed long', async () => {
    const bed = await createTestBed()
    const typical = await listed(bed, 'default', '/api/public/info-news-list')
    await control(bed, 'POST', '/worlds', { name: 'crowd', scenario: 'crowded' })
    expect(await listed(bed, 'crowd', '/api/public/info-news-list')).toBe(typical + 2_000)
  })
})
