import { expect, it } from 'vitest'
import { readKept, withFilter } from './kept-lists.ts'

const late = { name: '逾期', search: { status: 'OVERDUE' } }

it('keeps what it understands', () => {
  const kept = { fees: { hidden: ['dueDate', 3], filters: [late, { name: 1 }, null] }, orders: null }
  expect(readKept(JSON.stringify(kept))).toEqual({
    fees: { hidden: ['dueDate'], filters: [late] },
    orders: { hidden: [], filters: [] },
  })
})

it.each([[null], ['{'], ['null'], ['7']])('takes %j for nothing', (text) => {
  expect(readKept(text)).toEqual({})
})

it('puts a filter in the place of one of its name', () => {
  const again = { name: '逾期', search: { status: 'OVERDUE', year: 2025 } }
  expect(withFilter([late, { name: '已缴', search: {} }], again)).toEqual([
    { name: '已缴', search: {} },
    again,
  ])
})
