import fc from 'fast-check'
import { expect, it } from 'vitest'
import { landing } from './reach.ts'

it.each([
  [30, 30, false],
  [49.4, 49, false],
  [80, 49, true],
  [-3, 0, false],
])('of a lesson that was watched to 0:49, wanting %s leads to %s', (wanted, second, isHeld) => {
  expect(landing({ reachable: 49, shown: 0 }, wanted, 90)).toEqual({ second, isHeld })
})

it('goes with what is shown, also before the server knows', () => {
  expect(landing({ reachable: 49, shown: 70 }, 80, 90)).toEqual({ second: 70, isHeld: true })
})

it('is free once the lesson is complete, within its length', () => {
  expect(landing({ reachable: null, shown: 0 }, 500, 90)).toEqual({ second: 90, isHeld: false })
})

it('never leads past what was shown', () => {
  const second = fc.double({ min: 0, max: 90, noNaN: true })
  fc.assert(
    fc.property(
      second,
      second,
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      (reachable, shown, wanted) => {
        expect(landing({ reachable, shown }, wanted, 90).second).toBeLessThanOrEqual(
          Math.max(reachable, shown),
        )
      },
    ),
  )
})
