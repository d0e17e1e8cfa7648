import { expect, it } from 'vitest'
import { nextSort, sortOrder } from './sort.ts'

const sorts = ['feeYear,desc', 'feeYear,asc', 'dueDate,asc', 'dueDate,desc'] as const

it.each([
  ['feeYear,desc', 'feeYear', 'feeYear,asc'],
  ['feeYear,asc', 'feeYear', 'feeYear,desc'],
  ['feeYear,desc', 'dueDate', 'dueDate,asc'],
  ['dueDate,asc', 'dueDate', 'dueDate,desc'],
] as const)('sorted by %s, a press on %s sorts by %s', (current, column, next) => {
  expect(nextSort(sorts, current, column)).toBe(next)
})

it('tells the column and the way', () => {
  expect(sortOrder('amount,asc')).toEqual({ columnId: 'amount', direction: 'asc' })
})
