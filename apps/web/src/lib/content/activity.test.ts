import { expect, it } from 'vitest'
import { isFull } from './activity.ts'

it.each([
  ['SIGNUP', 12, true],
  ['SIGNUP', 13, true],
  ['SIGNUP', 11, false],
  ['ENDED', 12, false],
  [undefined, undefined, false],
] as const)('%s with %s of 12 places taken', (status, signedCount, full) => {
  expect(isFull({ status, signedCount, quota: 12 })).toBe(full)
})
