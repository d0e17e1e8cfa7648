import { describe, expect, it } from 'vitest'
import type { Relation, Schema } from '../../../shared/schema.ts'
import { answerOf, exchangeOf } from '../../report/testing/made-up.ts'
import { relations } from './relations.ts'

const now = 'Sun, 22 Nov 2026 10:00:00 GMT'
const exchange = exchangeOf('listNews', { answer: answerOf(200, [], { date: now }) })

/** What is seen of a record whose property `it` has one relation. */
function seen(relation: Relation, value: Record<string, unknown>): string[] {
  const shapes: Schema[] = [{ properties: { it: { 'x-holds': relation } } }]
  return relations({ pointer: '/0', value, shapes }, exchange).map(({ path }) => path)
}

const broken = ['/0/it']

describe('what the document says of values among each other', () => {
  it.each<[Relation, Record<string, unknown>, Record<string, unknown>]>([
    [{ sum: 'rows.a' }, { it: 0.3, rows: [{ a: 0.1 }, { a: 0.2 }] }, { it: 0.31, rows: [{ a: 0.3 }] }],
    [
      { sumWhere: { rows: 'rows', amount: 'a', is: { b: 'x' } } },
      {
        it: 3,
        rows: [
          { a: 3, b: 'x' },
          { a: 1, b: 'y' },
        ],
      },
      {
        it: 4,
        rows: [
          { a: 3, b: 'x' },
          { a: 1, b: 'y' },
        ],
      },
    ],
    [{ count: 'a.b' }, { it: 3, a: [{ b: [1] }, { b: [2, 3] }] }, { it: 2, a: [{ b: [1, 2, 3] }] }],
    [{ distinct: 'rows.a' }, { it: 1, rows: [{ a: 7 }, { a: 7 }] }, { it: 2, rows: [{ a: 7 }, { a: 7 }] }],
    [{ contains: 'code' }, { it: '/verify/q3Y', code: 'q3Y' }, { it: '/verify/', code: 'q3Y' }],
    [{ notAfter: 'end' }, { it: '2026-01-02', end: '2026-01-02' }, { it: '2026-01-03', end: '2026-01-02' }],
    [
      { lastOf: 'all' },
      { it: { a: 2 }, all: [{ a: 1 }, { a: 2 }] },
      { it: { a: 1 }, all: [{ a: 1 }, { a: 2 }] },
    ],
    [
      { lastOf: 'all.at' },
      { it: 'b', all: [{ at: 'a' }, { at: 'b' }] },
      { it: 'a', all: [{ at: 'a' }, { at: 'b' }] },
    ],
    [{ lastOf: 'all' }, { it: 'a', all: [] }, { it: 'a', all: ['b'] }],
    [{ differsFrom: 'id' }, { it: { id: 2 }, id: 1 }, { it: { id: 1 }, id: 1 }],
    [
      { changes: 'before' },
      { it: { a: 2, b: [1] }, before: { a: 1, c: 3 } },
      { it: { a: 2, b: [1] }, before: { a: 1, b: [1] } },
    ],
    [{ ascending: 'it.no' }, { it: [{ no: 1 }, { no: 2 }] }, { it: [{ no: 2 }, { no: 2 }] }],
    [
      { ascending: 'it.month' },
      { it: [{ month: '2025-12' }, { month: '2026-01' }] },
      { it: [{ month: '2026-01' }, { month: '2025-12' }] },
    ],
    [
      { notFalling: 'it.at' },
      {
        it: [
          { at: '2026-01-01T00:00:00.5Z' },
          { at: '2026-01-01T00:00:01Z' },
          { at: '2026-01-01T00:00:01Z' },
        ],
      },
      { it: [{ at: '2026-01-02T00:00:00Z' }, { at: '2026-01-01T00:00:00Z' }] },
    ],
    [{ notRising: 'it.no' }, { it: [{ no: 10 }, { no: 9 }, { no: 9 }] }, { it: [{ no: 9 }, { no: 10 }] }],
    [
      { parentsFirst: true },
      {
        it: [
          { id: 1, parentId: null },
          { id: 2, parentId: 1 },
          { id: 3, parentId: 0 },
        ],
      },
      {
        it: [
          { id: 2, parentId: 1 },
          { id: 1, parentId: null },
        ],
      },
    ],
    [{ hides: ['phone'] }, { it: '138****0002，编号 20261234567890' }, { it: '电话13800010002。' }],
    [{ hides: ['mail'] }, { it: 's***@mail.example' }, { it: 'su@mail.example' }],
    [{ hides: ['identity number'] }, { it: '110105********002X' }, { it: '11010519491231002X' }],
    [{ hides: ['identity number'] }, { it: null }, { it: '11010519491231****' }],
    [{ hides: ['network address'] }, { it: '203.0.*.*' }, { it: '203.0.113.9' }],
    [{ isOver: 'validTo' }, { it: true, validTo: '2025-12-31' }, { it: false, validTo: '2025-12-31' }],
    [{ isOver: 'validTo' }, { it: false, validTo: '2026-12-31' }, { it: true, validTo: '2026-12-31' }],
    [{ isPast: true }, { it: '2026-11-22T10:01:30Z' }, { it: '2026-11-22T18:00:00Z' }],
    [{ isPast: true }, { it: '2026-11-23' }, { it: '2026-11-24' }],
    [{ isAhead: true }, { it: '2026-11-22' }, { it: '2026-11-19' }],
    [{ product: ['a', 'b', 100] }, { it: 57.99, a: 0.1933, b: 3 }, { it: 58, a: 0.1933, b: 3 }],
    [{ rest: ['all', 'some'] }, { it: 45, all: 60, some: 15 }, { it: 60, all: 60, some: 15 }],
    [{ rest: ['all', 'some'] }, { it: 0, all: 60, some: 75 }, { it: -15, all: 60, some: 75 }],
    [{ atMost: 'quota' }, { it: 3, quota: 3 }, { it: 4, quota: 3 }],
    [{ thereWhen: { isPassed: [false] } }, { it: [], isPassed: true }, { it: ['a'], isPassed: true }],
    [{ thereWhen: { isPassed: [false] } }, { it: ['a'], isPassed: false }, { it: [], isPassed: false }],
    [{ thereWhen: { end: [null] } }, { it: 1, end: null }, { it: 1, end: '2026-01-02' }],
    [{ thereWhen: { status: ['PAID'] } }, { it: '2026-01-02', status: 'PAID' }, { it: null, status: 'PAID' }],
    [{ thereWhen: { status: ['PAID'] } }, { it: null, status: 'OPEN' }, { it: '2026-01-02', status: 'OPEN' }],
    [{ thereWith: 'other' }, { it: null, other: null }, { it: null, other: 7 }],
    [{ thereWith: 'other' }, { it: 7, other: null }, { it: null, other: 0 }],
    [{ onlyWhen: { status: ['OPEN'] } }, { it: false, status: 'OPEN' }, { it: true, status: 'PAID' }],
    [{ onlyWhen: { status: ['PAID'] } }, { it: 200, status: 'PAID' }, { it: 200, status: 'OPEN' }],
    [{ onlyWhen: { status: ['PAID'] } }, { it: 0, status: 'OPEN' }, { it: '4200', status: 'OPEN' }],
    [
      { onlyWhen: { status: ['PAID'], type: ['EDU'] } },
      { it: 'x', status: 'PAID', type: 'EDU' },
      { it: 'x', status: 'PAID', type: 'OTHER' },
    ],
    [
      { among: 'rows.code' },
      { it: 'b', rows: [{ code: 'a' }, { code: 'b' }] },
      { it: 'c', rows: [{ code: 'a' }] },
    ],
    [
      { among: ['before.name', 'after.name'] },
      { it: 'b', before: null, after: { name: 'b' } },
      { it: 'c', before: { name: 'a' }, after: { name: 'b' } },
    ],
    [
      { among: ['before.name', 'after.name'] },
      { it: 'c', before: { at: 'a' }, after: null },
      { it: 'c', before: { name: 'a' }, after: null },
    ],
    [
      { sumWhere: [{ rows: 'rows', amount: 'a', is: { b: 'x' } }] },
      { it: 3, rows: [{ a: 3, b: 'x' }] },
      { it: 4, rows: [{ a: 3, b: 'x' }] },
    ],
    [{ until: { null: 'end' } }, { it: null, end: '2026-12-02' }, { it: null, end: '2026-11-02' }],
    [
      { until: { OPEN: 'end' } },
      { it: 'CLOSED', end: '2026-11-22T09:00:00Z' },
      { it: 'OPEN', end: '2026-11-22T09:00:00Z' },
    ],
    [{ until: { VALID: 'to' } }, { it: 'VALID', to: '2026-11-22' }, { it: 'VALID', to: '2026-11-19' }],
    [
      { since: { CLOSED: 'end' } },
      { it: 'OPEN', end: '2026-11-22T11:00:00Z' },
      { it: 'CLOSED', end: '2026-11-22T11:00:00Z' },
    ],
    [
      { until: { FAR: 'last - 60 days' } },
      { it: 'FAR', last: '2027-02-01' },
      { it: 'FAR', last: '2026-12-31' },
    ],
    [
      { since: { NEAR: 'last - 60 days' } },
      { it: 'NEAR', last: '2026-12-31' },
      { it: 'NEAR', last: '2027-02-01' },
    ],
    [{ is: 0 }, { it: 0 }, { it: 1 }],
  ])('%j holds, or is told', (relation, right, wrong) => {
    expect(seen(relation, right)).toEqual([])
    expect(seen(relation, wrong)).toEqual(broken)
  })

  it('is had by one of several rows alone', () => {
    const items: Schema = { properties: { isDefault: { 'x-holds': { alone: true } } } }
    const seenOf = (...rows: boolean[]) =>
      relations(
        { pointer: '', value: rows.map((isDefault) => ({ isDefault })), shapes: [{ items }] },
        exchange,
      ).map(({ path }) => path)
    expect(seenOf(false, true, false)).toEqual([])
    expect(seenOf(true, false, true)).toEqual(['/2/isDefault'])
  })

  it('is another one in each row', () => {
    const items: Schema = { properties: { orderNo: { 'x-holds': { unique: true } } } }
    const seenOf = (...rows: (string | null)[]) =>
      relations(
        { pointer: '', value: rows.map((orderNo) => ({ orderNo })), shapes: [{ items }] },
        exchange,
      ).map(({ path }) => path)
    expect(seenOf('A', null, 'B', null)).toEqual([])
    expect(seenOf('A', 'B', 'B', 'A')).toEqual(['/3/orderNo', '/2/orderNo'])
  })

  it('is the order of rows that are the whole answer, and of no others', () => {
    const shapes: Schema[] = [{ 'x-holds': { notRising: 'version' } }]
    const seenOf = (pointer: string, ...versions: number[]) =>
      relations({ pointer, value: versions.map((version) => ({ version })), shapes }, exchange).length
    expect(seenOf('', 3, 2, 1)).toBe(0)
    expect(seenOf('', 1, 2, 3)).toBe(1)
    expect(seenOf('/log', 1, 2, 3)).toBe(0)
  })

  it('is an order of texts that some database has', () => {
    const byCollation = [{ name: 'a' }, { name: 'B' }, { name: '阿' }, { name: '中' }]
    const shapes: Schema[] = [{ 'x-holds': { notFalling: 'name' } }]
    const seenIn = (value: object[]) => relations({ pointer: '', value, shapes }, exchange)
    expect(seenIn(byCollation.slice(0, 2))).toEqual([])
    expect(seenIn(byCollation.slice(2))).toEqual([])
    expect(seenIn([{ name: 'b' }, { name: 'A' }])).toHaveLength(1)
  })

  it('is nothing where one of them is not there', () => {
    expect(seen({ sum: 'rows.a' }, { it: 3 })).toEqual([])
    expect(seen({ contains: 'code' }, { it: 'x', code: null })).toEqual([])
    expect(seen({ sum: 'working.parts' }, { it: 3, working: null })).toEqual([])
    expect(seen({ is: 0 }, {})).toEqual([])
    expect(seen({ until: { FAR: 'last - 60 days' } }, { it: 'FAR', last: null })).toEqual([])
  })

  it('is the sum of nothing, where there are no parts', () => {
    expect(seen({ sum: 'rows.a' }, { it: 0, rows: [] })).toEqual([])
    expect(seen({ sum: 'rows.a' }, { it: 1, rows: [] })).toEqual(broken)
  })

  it('leaves open what clocks may differ by', () => {
    expect(seen({ until: { OPEN: 'end' } }, { it: 'OPEN', end: '2026-11-22T09:55:00Z' })).toEqual([])
    expect(seen({ since: { CLOSED: 'end' } }, { it: 'CLOSED', end: '2026-11-22T10:05:00Z' })).toEqual([])
  })

  it('leaves open whether the day itself is over', () => {
    for (const it of [true, false])
      expect(seen({ isOver: 'validTo' }, { it, validTo: '2026-11-22' })).toEqual([])
  })
})
