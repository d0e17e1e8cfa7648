import { expect, it } from 'vitest'
import { frameOf } from './frame.ts'
import { scaleTo } from './scale.ts'

it.each([
  [232, 80_000_000],
  [640, 80_000_000],
  [900, 10_000],
])('at %i px the figures up to %i stand apart and inside', (width, most) => {
  const { amounts, everyNth, left, right, x } = frameOf(width, scaleTo(most, 5), scaleTo(1_500_000, 4))
  const widest = String(most).length * 8
  const [first = 0, next = amounts.max] = amounts.ticks.filter((_, index) => index % everyNth === 0)
  expect(x(next) - x(first)).toBeGreaterThanOrEqual(Math.min(widest, right - left))
  expect(x(amounts.max) + widest / 2).toBeLessThanOrEqual(width + 8)
  expect(left).toBeLessThan(right)
})
