import { expect, it } from 'vitest'
import { greatest, summedUp, tableOf } from './chart-data.ts'

const rows = [
  { name: '01', values: { now: 0.1, before: 2 } },
  { name: '02', values: { now: 0.2, before: 0 } },
  { name: '03', values: { now: 0, before: 1.5 } },
]

it('sums up to the fen', () => {
  expect(summedUp(rows).map(({ values }) => values)).toEqual([
    { now: 0.1, before: 2 },
    { now: 0.3, before: 2 },
    { now: 0.3, before: 3.5 },
  ])
})

it('finds the greatest, the first of equals, and none among zeros', () => {
  expect(greatest(rows, 'now')?.name).toBe('02')
  expect(greatest([...rows, { name: '04', values: { now: 0.2, before: 0 } }], 'now')?.name).toBe('02')
  expect(greatest(rows, 'unknown')).toBeUndefined()
  expect(greatest([], 'now')).toBeUndefined()
})

it('writes a table with heads', () => {
  const series = [{ key: 'before', label: '去年' }]
  expect(tableOf(rows.slice(0, 1), series, '月份', (value) => `${value} 元`)).toEqual([
    ['月份', '去年'],
    ['01', '2 元'],
  ])
})
