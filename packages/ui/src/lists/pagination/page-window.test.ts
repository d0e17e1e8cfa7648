import { expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

const shown = (page: number, count: number) =>
  pageWindow(page, count)
    .map((step) => ('page' in step ? step.page : '…'))
    .join(' ')

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [3, 5, '1 2 3 4 5'],
  [1, 20, '1 2 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 19 20'],
])('page %d of %d shows %s', (page, count, expected) => {
  expect(shown(page, count)).toBe(expected)
})
