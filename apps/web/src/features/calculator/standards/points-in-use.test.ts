import { expect, it } from 'vitest'
import { pointsInUse } from './points-in-use.ts'

const points = [500, 1000, 3000].map((amount) => ({ amount }))

it.each([
  [undefined, []],
  [400, []],
  [500, [0]],
  [700, [0, 1]],
  [3000, [2]],
  [3001, []],
])('%s lies on or between %s', (amount, rows) => expect(pointsInUse(points, amount)).toEqual(rows))
