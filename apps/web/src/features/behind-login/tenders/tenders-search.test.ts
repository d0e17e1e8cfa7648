import { describe, expect, it } from 'vitest'
import { tendersQuery, tendersSearch } from './tenders-search.ts'

const now = new Date('2026-11-21T17:00:00.000Z')

describe('the address', () => {
  it('keeps what the page understands and leaves out the rest', () => {
    const typed = { keyword: '文化', type: '造价咨询', city: '巴黎', budget: 'tiny', page: '3', tender: 'x' }
    expect(tendersSearch(typed)).toEqual({ keyword: '文化', type: '造价咨询', page: 3 })
  })
})

describe('what is asked of the backend', () => {
  it('is the first page, the newest first, where nothing was chosen', () => {
    expect(tendersQuery({}, now)).toMatchObject({ page: 0, size: 10, sort: ['publishDate,desc', 'id,desc'] })
  })

  it.each([
    ['week', '2026-11-29T15:59:59.999Z'],
    ['month', '2026-12-22T15:59:59.999Z'],
  ] as const)('within a %s are the open ones until the end of its last day in China', (deadline, last) => {
    expect(tendersQuery({ deadline }, now)).toMatchObject({
      'status.equals': 'OPEN',
      'deadline.lessThanOrEqual': last,
    })
  })

  it.each([
    ['small', 499_999.99],
    ['middle', 500_000],
    ['large', 2_000_000],
    ['huge', 10_000_000],
  ] as const)('the band %s holds %d', (budget, amount) => {
    const fits = (query: Record<string, unknown>) =>
      amount >= Number(query['budget.greaterThanOrEqual'] ?? 0) &&
      amount < Number(query['budget.lessThan'] ?? Number.POSITIVE_INFINITY)
    const bands = (['small', 'middle', 'large', 'huge'] as const).filter((band) =>
      fits(tendersQuery({ budget: band }, now)),
    )
    expect(bands).toEqual([budget])
  })
})
