import { expect, it } from 'vitest'
import { reminderRefusal } from './fee-reminder.ts'

const now = new Date('2026-11-21T02:00:00Z')
const fee = { status: 'UNPAID', remindedDate: null } as const

it.each([
  [fee, null],
  [{ ...fee, status: 'OVERDUE' as const, remindedDate: '2026-11-20T15:59:59Z' }, null],
  [{ ...fee, remindedDate: '2026-11-20T16:00:00Z' }, 'REMINDED_TODAY'],
  [{ ...fee, status: 'PAYING' as const }, 'BEING_PAID'],
  [{ ...fee, status: 'PAID' as const }, 'NOT_OWED'],
  [{ ...fee, status: 'EXEMPT' as const }, 'NOT_OWED'],
  [undefined, 'UNKNOWN'],
])('a fee %j: %s', (one, expected) => {
  expect(reminderRefusal(one, now)).toBe(expected)
})
