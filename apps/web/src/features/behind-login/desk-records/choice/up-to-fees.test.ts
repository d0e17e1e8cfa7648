import { expect, it } from 'vitest'
import { upToFees } from './up-to-fees.ts'

it.each([
  [10, [2, 1, 3]],
  [6, [2, 1, 3]],
  [5, [2, 1]],
  [1, []],
])('takes of rows as many as stand for %i fees, and none that stands for nothing', (most, taken) => {
  expect(upToFees([2, 0, 1, 3], (fees) => fees, most)).toEqual(taken)
})
