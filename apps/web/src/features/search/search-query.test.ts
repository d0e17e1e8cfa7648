import { describe, expect, it } from 'vitest'
import { isFiltered, searchSearch } from './search-params.ts'
import { monthsBefore, searchQuery } from './search-query.ts'

const parse = (search: Record<string, unknown>) => searchSearch(search)
// Already the 21st in China, still the 20th in Greenwich.
const now = new Date('2026-11-20T17:00:00Z')
const query = (search: Record<string, unknown>) => searchQuery(parse(search), '定额', now)

describe('searchSearch', () => {
  it('takes what the address says', () => {
    const search = {
      keyword: '定额',
      column: 4,
      from: '2026-01-01',
      to: '2026-06-30',
      sort: 'newest',
      page: 3,
    }
    expect(parse(search)).toEqual(search)
  })

  it('takes a keyword of digits for words', () => {
    expect(parse({ keyword: 2026 }).keyword).toBe('2026')
  })

  it.each([
    { keyword: '   ' },
    { keyword: '长'.repeat(51) },
    { column: 'abc' },
    { column: -4 },
    { period: 'century' },
    { from: '2026-13-01' },
    { from: '2026-11' },
    { to: 'today' },
    { to: ['2026-01-01'] },
    { sort: 'price' },
    { page: 0 },
    { page: '1.5' },
  ])('leaves out %o', (search) => {
    expect(Object.values(parse(search)).filter((value) => value !== undefined)).toEqual([])
  })
})

describe('searchQuery', () => {
  it('asks for the first page of everything, best match first', () => {
    expect(query({})).toEqual({ keyword: '定额', page: 0, size: 10 })
  })

  it('counts pages from 0 and names column and order', () => {
    expect(query({ column: 4, sort: 'newest', page: 3 })).toEqual({
      keyword: '定额',
      page: 2,
      size: 10,
      'infoDictsId.equals': 4,
      sort: ['publishDate,desc'],
    })
  })

  it.each([
    ['month', '2026-10-20T16:00:00.000Z'],
    ['year', '2025-11-20T16:00:00.000Z'],
    ['years3', '2023-11-20T16:00:00.000Z'],
  ])('begins the last %s at a Chinese midnight and leaves its end open', (period, start) => {
    expect(query({ period })).toEqual({
      keyword: '定额',
      page: 0,
      size: 10,
      'publishDate.greaterThanOrEqual': start,
    })
  })

  it('looks at whole days, in whichever order they were typed', () => {
    const days = {
      'publishDate.greaterThanOrEqual': '2025-12-31T16:00:00.000Z',
      'publishDate.lessThanOrEqual': '2026-06-30T15:59:59.999Z',
    }
    expect(query({ from: '2026-01-01', to: '2026-06-30' })).toMatchObject(days)
    expect(query({ period: 'range', from: '2026-06-30', to: '2026-01-01' })).toMatchObject(days)
  })

  it('lets a chosen span outrank days left in the address', () => {
    expect(query({ period: 'month', to: '2020-01-01' })).not.toHaveProperty(['publishDate.lessThanOrEqual'])
  })
})

describe('monthsBefore', () => {
  it.each([
    ['2026-03-31', 1, '2026-02-28'],
    ['2028-02-29', 12, '2027-02-28'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2026-12-31', 36, '2023-12-31'],
  ])('%s less %i is %s', (date, count, expected) => {
    expect(monthsBefore(date, count)).toBe(expected)
  })
})

describe('isFiltered', () => {
  it('counts what narrows, not order, page or a range without days', () => {
    expect(isFiltered(parse({ sort: 'newest', page: 2, period: 'range' }))).toBe(false)
    expect(isFiltered(parse({ column: 4 }))).toBe(true)
    expect(isFiltered(parse({ period: 'month' }))).toBe(true)
    expect(isFiltered(parse({ to: '2026-01-01' }))).toBe(true)
  })
})
