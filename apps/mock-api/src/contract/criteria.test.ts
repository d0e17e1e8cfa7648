import type { ListRules } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { insert } from '../store/insert.ts'
import { openDatabase } from '../store/open-database.ts'
import { toConditions, toOrder } from './criteria.ts'

const rules: ListRules = {
  criteria: { name: 'string', count: 'number', day: 'date', at: 'instant', amount: 'number' },
  sort: ['name', 'count', 'id'],
}

const rows = [
  { id: 1, name: 'Alpha', count: 10, day: '2026-01-01', at: '2026-01-01T00:00:00.000Z', amountFen: 20_010 },
  { id: 2, name: 'beta', count: 20, day: '2026-02-01', at: '2026-02-01T00:00:00.000Z', amountFen: 5_000 },
  { id: 3, name: 'a%b_c', count: 30, day: '2026-03-01', at: '2026-03-01T00:00:00.000Z', amountFen: 1 },
  { id: 4, name: null, count: null, day: null, at: null, amountFen: 0 },
]

function makeDatabase() {
  const db = openDatabase(':memory:')
  db.exec(
    'CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT, count INTEGER, day TEXT, at TEXT, amountFen INTEGER)',
  )
  for (const row of rows) insert(db, 'item', row)
  return db
}

const db = makeDatabase()
const columns = { amount: 'amountFen / 100.0' }

/** Ids of the rows that a query finds. */
function find(query: Record<string, unknown>): number[] {
  const conditions = toConditions(rules, query, columns)
  const where = conditions.map(({ sql }) => ` AND ${sql}`).join('')
  const parameters = conditions.flatMap((condition) => condition.parameters)
  return db
    .all<{ id: number }>(`SELECT id FROM item WHERE 1${where} ORDER BY id`, parameters)
    .map(({ id }) => id)
}

describe('operators', () => {
  it.each([
    [{ 'name.equals': 'Alpha' }, [1]],
    [{ 'name.equals': 'alpha' }, []],
    [{ 'name.notEquals': 'Alpha' }, [2, 3]],
    [{ 'name.in': ['Alpha', 'beta', 'gamma'] }, [1, 2]],
    [{ 'name.notIn': ['Alpha', 'beta'] }, [3]],
    [{ 'name.specified': true }, [1, 2, 3]],
    [{ 'name.specified': false }, [4]],
    [{ 'name.contains': 'A' }, [1, 2, 3]],
    [{ 'name.contains': 'LPH' }, [1]],
    [{ 'name.doesNotContain': 'lph' }, [2, 3]],
    [{ 'count.equals': 20 }, [2]],
    [{ 'count.notEquals': 20 }, [1, 3]],
    [{ 'count.in': [10, 30] }, [1, 3]],
    [{ 'count.notIn': [10] }, [2, 3]],
    [{ 'count.specified': false }, [4]],
    [{ 'count.greaterThan': 10 }, [2, 3]],
    [{ 'count.greaterThanOrEqual': 10 }, [1, 2, 3]],
    [{ 'count.lessThan': 30 }, [1, 2]],
    [{ 'count.lessThanOrEqual': 30 }, [1, 2, 3]],
    [{ 'day.equals': '2026-02-01' }, [2]],
    [{ 'day.lessThan': '2026-02-01' }, [1]],
    [{ 'at.greaterThanOrEqual': '2026-02-01T00:00:00Z' }, [2, 3]],
    [{ 'at.equals': '2026-02-01T08:00:00+08:00' }, [2]],
    [{ 'at.in': ['2026-01-01T00:00:00Z'] }, [1]],
    [{ 'amount.equals': 200.1 }, [1]],
    [{ 'amount.lessThan': 50 }, [3, 4]],
  ])('%j finds %j', (query, ids) => {
    expect(find(query)).toEqual(ids)
  })

  it('AND different fields', () => {
    expect(find({ 'name.contains': 'a', 'count.greaterThan': 10 })).toEqual([2, 3])
  })

  it('take a list of none for nothing, and of all but none for all that have a value', () => {
    expect(find({ 'count.in': [] })).toEqual([])
    expect(find({ 'count.notIn': [] })).toEqual([1, 2, 3, 4])
  })

  it('leave other parameters alone', () => {
    expect(find({ page: 3, size: 1, sort: ['name'] })).toEqual([1, 2, 3, 4])
  })
})

describe('precedence on a text', () => {
  const all = {
    'name.equals': 'beta',
    'name.in': ['Alpha'],
    'name.notIn': ['beta', 'Alpha'],
    'name.contains': 'lph',
    'name.doesNotContain': 'a%',
    'name.notEquals': 'Alpha',
    'name.specified': false,
  }
  const without = (...operators: string[]) =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) => !operators.includes(name.slice('name.'.length))),
    )

  it('goes equals, in, notIn, contains, doesNotContain, notEquals, specified', () => {
    expect(find(all)).toEqual([2])
    expect(find(without('equals'))).toEqual([1])
    expect(find(without('equals', 'in'))).toEqual([3])
    expect(find(without('equals', 'in', 'notIn'))).toEqual([1])
    expect(find(without('equals', 'in', 'notIn', 'contains'))).toEqual([])
    expect(find(without('equals', 'in', 'notIn', 'contains', 'doesNotContain'))).toEqual([2, 3])
    expect(find({ 'name.specified': false })).toEqual([4])
  })

  it('does not depend on the order of the parameters', () => {
    expect(find(Object.fromEntries(Object.entries(all).toReversed()))).toEqual([2])
  })
})

describe('precedence on a range', () => {
  it('takes equals alone, else in alone, else all others together', () => {
    expect(find({ 'count.greaterThan': 10, 'count.in': [10, 30], 'count.equals': 10 })).toEqual([1])
    expect(find({ 'count.greaterThan': 10, 'count.in': [10, 30] })).toEqual([1, 3])
    expect(find({ 'count.greaterThan': 10, 'count.notIn': [30], 'count.lessThanOrEqual': 30 })).toEqual([2])
    expect(find({ 'count.specified': true, 'count.notEquals': 20 })).toEqual([1, 3])
  })
})

describe('text that means something to SQL', () => {
  it.each(["' OR 1=1 --", "'; DROP TABLE item; --", '" OR ""="', 'x) OR (1=1'])(
    '%s is only looked for',
    (text) => {
      for (const operator of ['equals', 'contains']) expect(find({ [`name.${operator}`]: text })).toEqual([])
      expect(find({ 'name.in': [text] })).toEqual([])
      expect(find({})).toEqual([1, 2, 3, 4])
    },
  )

  it('keeps % and _ as wildcards of contains, unless a backslash stands before them', () => {
    expect(find({ 'name.contains': '%' })).toEqual([1, 2, 3])
    expect(find({ 'name.contains': 'b_c' })).toEqual([3])
    expect(find({ 'name.contains': 'l_h' })).toEqual([1])
    expect(find({ 'name.contains': '\\%' })).toEqual([3])
    expect(find({ 'name.contains': 'l\\_h' })).toEqual([])
    expect(find({ 'name.equals': '%' })).toEqual([])
  })
})

describe('toOrder', () => {
  it('follows the request, then the document, then the source, and ends with the id', () => {
    expect(toOrder(rules, ['name,desc', 'count'])).toBe('name DESC, count, id')
    expect(toOrder(rules, ['count,asc'])).toBe('count, id')
    expect(toOrder({ ...rules, defaultSort: ['count,desc'] }, undefined)).toBe('count DESC, id')
    expect(toOrder(rules, undefined, {}, ['rank'])).toBe('rank, id')
    expect(toOrder(rules, undefined)).toBe('id')
  })

  it('sorts by the expression of a property', () => {
    expect(toOrder(rules, ['amount,desc'], columns)).toBe('amountFen / 100.0 DESC, id')
  })
})

describe('an instant that is none', () => {
  it('is refused by its name', () => {
    expect(() => find({ 'at.equals': '2026-06-30T23:59:60Z' })).toThrow(
      expect.objectContaining({
        status: 400,
        extras: { fieldErrors: [expect.objectContaining({ field: 'at.equals', message: 'Format' })] },
      }),
    )
  })
})

it.each(['equals', 'contains', 'doesNotContain'])(
  'a text with U+0000 is refused instead of finding everything: %s',
  (operator) => {
    expect(() => find({ [`name.${operator}`]: '\0' })).toThrow(expect.objectContaining({ status: 400 }))
  },
)
