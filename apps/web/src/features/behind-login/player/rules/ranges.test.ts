import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coveredUntil, isCovered, type Range, secondsIn, withRange } from './ranges.ts'

const range = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }))
  .map(([one, other]): Range => ({ from: Math.min(one, other), to: Math.max(one, other) }))

const union = (ranges: Range[]) => ranges.reduce<Range[]>(withRange, [])

it('joins what touches, in order', () => {
  expect(
    union([
      { from: 30, to: 40 },
      { from: 0, to: 10 },
      { from: 10, to: 20 },
    ]),
  ).toEqual([
    { from: 0, to: 20 },
    { from: 30, to: 40 },
  ])
})

it('has each second once, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 12 }), (ranges) => {
      const seconds = new Set<number>()
      for (const { from, to } of ranges) for (let second = from; second < to; second++) seconds.add(second)
      const joined = union(ranges)
      expect(secondsIn(joined)).toBe(seconds.size)
      expect(union(ranges.toReversed())).toEqual(joined)
      for (const one of ranges) expect(isCovered(joined, one)).toBe(true)
    }),
  )
})

it('reaches to the first gap', () => {
  const ranges = [
    { from: 0, to: 20 },
    { from: 30, to: 40 },
  ]
  expect(coveredUntil(ranges, 5)).toBe(20)
  expect(coveredUntil(ranges, 25)).toBe(25)
  expect(isCovered(ranges, { from: 5, to: 35 })).toBe(false)
})
