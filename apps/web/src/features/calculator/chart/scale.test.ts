import { expect, it } from 'vitest'
import { scaleTo } from './scale.ts'

it.each([
  [9000, 5, 10_000, [0, 2000, 4000, 6000, 8000, 10_000]],
  [22.55, 4, 30, [0, 10, 20, 30]],
  [0.07, 4, 0.08, [0, 0.02, 0.04, 0.06, 0.08]],
  [100_000_000, 4, 100_000_000, [0, 25_000_000, 50_000_000, 75_000_000, 100_000_000]],
])('goes to %f in at most %i steps: to %f', (value, count, max, ticks) => {
  expect(scaleTo(value, count)).toEqual({ max, ticks })
})
