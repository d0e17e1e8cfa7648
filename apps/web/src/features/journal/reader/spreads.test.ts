import { expect, it } from 'vitest'
import { spreadAt, spreadsOf } from './spreads.ts'

it.each([
  [0, []],
  [1, [[1]]],
  [5, [[1], [2, 3], [4, 5]]],
  [6, [[1], [2, 3], [4, 5], [6]]],
])('%i pages lie open as %j', (count, spreads) => expect(spreadsOf(count, true)).toEqual(spreads))

it('shows one page at a time where there is room for one', () => {
  expect(spreadsOf(3, false)).toEqual([[1], [2], [3]])
})

it('finds the spread of a page', () => {
  const spreads = spreadsOf(6, true)
  expect([1, 2, 3, 6, 99].map((page) => spreadAt(spreads, page))).toEqual([0, 1, 1, 3, 0])
})
