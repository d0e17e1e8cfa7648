import { describe, expect, it } from 'vitest'
import type { MismatchKind } from '../../mismatch.ts'
import { answerOf, exchangeOf } from '../../report/testing/made-up.ts'
import { validateExchange } from '../validate-exchange.ts'

const path = '/api/public/member-tenders'
const kinds: MismatchKind[] = ['total', 'paging', 'link', 'order', 'filter']

function validate(query: string, rows: object[], headers: Record<string, string> = {}) {
  const target = query ? `${path}?${query}` : path
  const exchange = exchangeOf('listTenders', { target, answer: answerOf(200, rows, headers) })
  exchange.operation = exchange.operation && { ...exchange.operation, path }
  return validateExchange(exchange).filter(({ kind }) => kinds.includes(kind))
}

const told = (...args: Parameters<typeof validate>) => validate(...args).map(({ kind }) => kind)
const ids = (count: number, from = 1) => Array.from({ length: count }, (_, i) => ({ id: from + i }))

describe('total', () => {
  const of = (query: string, rows: number, total: string) =>
    told(query, ids(rows), { 'x-total-count': total })

  it.each([
    ['', 0, '0'],
    ['', 20, '21'],
    ['page=1', 1, '21'],
    ['page=2', 0, '21'],
    ['page=9', 0, '21'],
    ['size=1', 1, '1'],
    ['size=5&page=1', 3, '8'],
    ['size=2000', 21, '21'],
    // The request should have been refused, so its total cannot be checked.
    ['size=5000', 20, '9000'],
    ['size=x', 20, '9000'],
    ['page=-1', 20, '9000'],
  ])('"%s": %i rows of %s', (query, rows, total) => {
    expect(of(query, rows, total)).toEqual([])
  })

  it.each([
    ['', 0, '1'],
    ['', 1, '0'],
    ['', 19, '20'],
    ['page=1', 1, '20'],
    ['page=1', 1, '22'],
    ['size=5&page=1', 5, '8'],
  ])('not "%s": %i rows of %s', (query, rows, total) => {
    expect(of(query, rows, total)).toEqual(['total'])
  })
})

describe('a page', () => {
  it('is not longer than its size', () => {
    expect(told('size=2', ids(3), { 'x-total-count': '9' })).toEqual(['paging'])
    expect(told('', ids(21), { 'x-total-count': '21' })).toEqual(['paging'])
  })

  it('has no row twice', () => {
    expect(told('', [{ id: 1 }, { id: 2 }, { id: 1 }])).toEqual(['paging'])
    expect(told('', [{ year: 2024 }, { year: 2024 }])).toEqual([])
  })
})

const link = (pages: Record<string, string>) =>
  Object.entries(pages)
    .map(([name, address]) => `<${address}>; rel="${name}"`)
    .join(',')

describe('links', () => {
  const at = (page: number, rest = '') => `https://host/ht${path}?${rest}page=${page}&size=5`
  const of = (query: string, total: number, pages: Record<string, string>) => {
    const page = Number(new URLSearchParams(query).get('page') ?? 0)
    const rows = ids(Math.max(0, Math.min(5, total - page * 5)))
    return validate(query, rows, { 'x-total-count': String(total), link: link(pages) }).map(
      ({ expected }) => expected,
    )
  }

  it('lead to the pages around', () => {
    expect(of('size=5', 0, { last: at(0), first: at(0) })).toEqual([])
    expect(of('size=5', 5, { last: at(0), first: at(0) })).toEqual([])
    expect(of('size=5', 6, { next: at(1), last: at(1), first: at(0) })).toEqual([])
    expect(of('size=5&page=1', 11, { next: at(2), prev: at(0), last: at(2), first: at(0) })).toEqual([])
    expect(of('size=5&page=9', 11, { prev: at(8), last: at(2), first: at(0) })).toEqual([])
  })

  it('keep the other parameters, in any order, commas as %2C', () => {
    const sorted = 'sort=id%2Cdesc&title.contains=%E5%B8%82&'
    const query = 'title.contains=市&size=5&sort=id,desc'
    expect(of(query, 1, { last: at(0, sorted), first: at(0, sorted) })).toEqual([])
    expect(of(query, 1, { last: at(0), first: at(0) })).toEqual(["'first' keeps the other parameters"])
    const comma = sorted.replace('%2C', ',')
    expect(of(query, 1, { last: at(0, comma), first: at(0, comma) })).toEqual(["commas as %2C in 'first'"])
  })

  it.each([
    ['no next', { last: at(2), first: at(0), prev: at(0) }],
    ['next to itself', { next: at(1), prev: at(0), last: at(2), first: at(0) }],
    ['a wrong last', { next: at(2), prev: at(0), last: at(3), first: at(0) }],
    [
      'a page of another size',
      { next: at(2), prev: at(0), last: at(2).replace('size=5', 'size=20'), first: at(0) },
    ],
    ['another list', { next: at(2), prev: at(0), last: at(2).replace('tenders', 'orders'), first: at(0) }],
  ])('not with %s', (_, pages) => {
    expect(of('size=5&page=1', 11, pages)).toHaveLength(1)
  })

  it('are told alike of every page', () => {
    const first = of('size=5&page=1', 11, { next: at(2), prev: at(0), last: at(3), first: at(0) })
    expect(of('size=5', 6, { next: at(1), last: at(7), first: at(0) })).toEqual(first)
  })

  it('not behind the last page', () => {
    expect(of('size=5', 5, { next: at(1), last: at(0), first: at(0) })).toEqual([
      "no 'next', there is no such page",
    ])
  })
})

describe('order', () => {
  const of = (query: string, rows: object[]) => told(query, rows)
  const rows = (property: string, values: unknown[]) => values.map((value) => ({ [property]: value }))

  it.each([
    ['numbers', 'sort=budget', rows('budget', [2, 10, 10, 100.5])],
    ['numbers, falling', 'sort=budget,desc', rows('budget', [10, 2])],
    ['without values at the end', 'sort=budget', rows('budget', [1, 2, null, null])],
    ['without values at the beginning', 'sort=budget,desc', rows('budget', [null, 2, 1])],
    [
      'instants of another precision',
      'sort=deadline',
      rows('deadline', ['2026-11-21T08:00:00Z', '2026-11-21T08:00:00.500Z']),
    ],
    ['Chinese', 'sort=title', rows('title', ['中', '阿', 'A'])],
    ['texts without regard to case', 'sort=title', rows('title', ['apple', 'Banana', 'cherry'])],
    ['texts with regard to case', 'sort=title', rows('title', ['Banana', 'apple'])],
    ['punctuation', 'sort=title', rows('title', ['a b', 'a-c', 'ab'])],
    ['masked', 'sort=title', rows('title', ['138****0002', '138****0001'])],
    ['what rows do not show', 'sort=budget', [{ id: 1 }, { id: 2 }]],
    ['one row', 'sort=budget', rows('budget', [1])],
    [
      'the default',
      '',
      [
        { publishDate: '2026-11-21T08:00:00Z', id: 1 },
        { publishDate: '2026-11-20T08:00:00Z', id: 2 },
      ],
    ],
    [
      'two keys',
      'sort=budget&sort=id,desc',
      [
        { budget: 1, id: 2 },
        { budget: 1, id: 1 },
        { budget: 2, id: 9 },
      ],
    ],
  ])('of %s', (_, query, sorted) => {
    expect(of(query, sorted)).toEqual([])
  })

  it.each([
    ['numbers as texts', 'sort=budget', rows('budget', [10, 2])],
    ['the other direction', 'sort=budget,desc', rows('budget', [2, 10])],
    ['no values in between', 'sort=budget', rows('budget', [1, null, 2])],
    ['instants', 'sort=deadline', rows('deadline', ['2026-11-21T08:00:01Z', '2026-11-21T08:00:00.500Z'])],
    ['texts', 'sort=projectNo', rows('projectNo', ['JC-2026-2', 'JC-2026-1'])],
    ['a longer text', 'sort=projectNo', rows('projectNo', ['AB1', 'AB'])],
    [
      'the default',
      '',
      [
        { publishDate: '2026-11-20T08:00:00Z', id: 1 },
        { publishDate: '2026-11-21T08:00:00Z', id: 2 },
      ],
    ],
    [
      'the second key',
      'sort=budget&sort=id,desc',
      [
        { budget: 1, id: 1 },
        { budget: 1, id: 2 },
      ],
    ],
    [
      'the second key, without a first',
      'sort=budget&sort=id,desc',
      [
        { budget: null, id: 1 },
        { budget: null, id: 2 },
      ],
    ],
  ])('not of %s', (_, query, unsorted) => {
    expect(of(query, unsorted)).toEqual(['order'])
  })
})

describe('filter', () => {
  const of = (query: Record<string, string>, row: object) =>
    validate(new URLSearchParams(query).toString(), [row]).map(({ expected }) => expected)

  it.each([
    [{ 'title.contains': 'BIM' }, { title: '某bim咨询' }],
    [{ 'title.contains': 'B_M' }, { title: 'BxM' }],
    [{ 'title.contains': 'a%c' }, { title: 'abbbc' }],
    [{ 'title.contains': 'x-0 (1)' }, { title: 'X-0 (1).' }],
    [{ 'title.contains': 'BIM' }, { id: 7 }],
    [{ 'title.equals': 'bim' }, { title: 'BIM' }],
    [{ 'title.equals': '139' }, { title: '1**' }],
    [{ 'title.equals': '' }, { title: 'BIM' }],
    [{ 'title.in': 'a,b' }, { title: 'b' }],
    [{ 'title.in': 'a,b' }, { title: 'a,b' }],
    [{ 'title.notEquals': 'a' }, { title: 'b' }],
    [{ 'title.specified': 'true' }, { title: 'b' }],
    [{ 'title.specified': 'false' }, { title: null }],
    [{ 'budget.equals': '1.50' }, { budget: 1.5 }],
    [{ 'budget.greaterThan': '1', 'budget.lessThanOrEqual': '2' }, { budget: 2 }],
    [{ 'deadline.equals': '2026-11-21T16:00:00+08:00' }, { deadline: '2026-11-21T08:00:00.000Z' }],
    [{ 'deadline.in': '2026-11-21T08:00:00Z,2026-11-22T08:00:00Z' }, { deadline: '2026-11-22T08:00:00Z' }],
    // What counts alone, by the precedence of JHipster.
    [{ 'title.equals': 'a', 'title.contains': 'z' }, { title: 'a' }],
    [{ 'title.contains': 'a', 'title.notEquals': 'a' }, { title: 'a' }],
    [{ 'budget.equals': '1', 'budget.greaterThan': '5' }, { budget: 1 }],
  ])('%j may show %j', (query, row) => {
    expect(of(query as unknown as Record<string, string>, row)).toEqual([])
  })

  it.each([
    [{ 'title.contains': 'BIM' }, { title: '结算审核' }],
    [{ 'title.contains': 'BIM' }, { title: null }],
    [{ 'title.contains': 'B\\_M' }, { title: 'BxM' }],
    [{ 'title.doesNotContain': 'bim' }, { title: 'BIM 咨询' }],
    [{ 'title.equals': '甲' }, { title: '乙' }],
    [{ 'title.notEquals': 'a' }, { title: 'a' }],
    [{ 'title.notEquals': 'a' }, { title: null }],
    [{ 'title.in': 'a,b' }, { title: 'c' }],
    [{ 'title.notIn': 'a,b' }, { title: 'b' }],
    [{ 'title.specified': 'true' }, { title: null }],
    [{ 'title.specified': 'false' }, { title: 'a' }],
    [{ 'title.equals': 'a', 'title.contains': 'z' }, { title: 'z' }],
    [{ 'budget.greaterThan': '1' }, { budget: 1 }],
    [{ 'budget.greaterThanOrEqual': '10' }, { budget: 9 }],
    [{ 'budget.lessThan': '10' }, { budget: 10 }],
    [{ 'budget.greaterThan': '1', 'budget.lessThanOrEqual': '2' }, { budget: 3 }],
    [{ 'budget.in': '1,2' }, { budget: 3 }],
    [{ 'budget.notIn': '1,2' }, { budget: 2 }],
    [{ 'deadline.lessThan': '2026-11-21T16:00:00+08:00' }, { deadline: '2026-11-21T08:00:00.000Z' }],
  ])('%j may not show %j', (query, row) => {
    expect(of(query as unknown as Record<string, string>, row)).toHaveLength(1)
  })

  it('must hold for each property', () => {
    const query = { 'title.equals': 'a', 'budget.equals': '1' }
    expect(of(query, { title: 'b', budget: 2 })).toEqual(['title.equals=a', 'budget.equals=1'])
  })
})
