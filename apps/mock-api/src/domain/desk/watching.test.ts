import { expect, it } from 'vitest'
import { isLateNotification, maskName } from './watching.ts'

const paidAt = '2026-11-21T02:00:00.000Z'
const now = new Date('2026-11-21T02:05:00.001Z')

it.each([
  ['2026-11-21T02:05:00.000Z', false],
  ['2026-11-21T02:05:00.001Z', true],
  [null, true],
])('a payment that was told of at %s is late: %s', (notifiedAt, expected) => {
  expect(isLateNotification({ paidAt, notifiedAt }, now)).toBe(expected)
})

it('is not late while there is time yet', () => {
  expect(isLateNotification({ paidAt, notifiedAt: null }, new Date('2026-11-21T02:05:00Z'))).toBe(false)
})

it('masks logins', () => {
  expect(['13800010001', 'hengxin', 'li'].map(maskName)).toEqual(['138****0001', 'he***', 'li***'])
})
