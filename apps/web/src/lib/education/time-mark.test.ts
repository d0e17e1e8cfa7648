import { expect, it } from 'vitest'
import { timeMark } from './time-mark.ts'

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('writes second %d as %s', (second, mark) => {
  expect(timeMark(second)).toBe(mark)
})
