import { expect, it } from 'vitest'
import { moved } from './moved.ts'

it.each([
  [0, 1, ['b', 'a', 'c']],
  [2, 0, ['c', 'a', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [0, 9, ['b', 'c', 'a']],
])('an entry moves from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected)
})
