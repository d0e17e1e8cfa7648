import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'
import { dueReminders, getReminders, toggleReminder } from './reminders.ts'

const now = Date.parse('2026-11-21T00:00:00.000Z')
const call = (id: number, deadline: string) => ({ id, title: `第${id}号`, deadline })
const soon = call(1, '2026-11-23T00:00:00.000Z')
const later = call(2, '2026-12-20T00:00:00.000Z')

beforeEach(() => {
  keepToken('token')
  keepLogin('memberCompany', 'unit-1')
})
afterEach(() => localStorage.clear())

it('follows a call, and no longer when it is asked again', () => {
  toggleReminder(soon, now)
  toggleReminder(later, now)
  expect(getReminders()).toEqual([soon, later])
  toggleReminder(soon, now)
  expect(getReminders()).toEqual([later])
})

it('shows an account its own only', () => {
  toggleReminder(soon, now)
  keepLogin('memberCompany', 'unit-2')
  expect(getReminders()).toEqual([])
})

it('forgets what is over for a week', () => {
  toggleReminder(call(3, '2026-11-13T00:00:00.000Z'), now - 30 * 86_400_000)
  toggleReminder(soon, now)
  expect(getReminders()).toEqual([soon])
})

it('names what ends within three days, the first to end first, and not what is over', () => {
  const tonight = call(4, '2026-11-21T10:00:00.000Z')
  expect(dueReminders([later, soon, tonight, call(5, '2026-11-20T23:59:59.000Z')], now)).toEqual([
    tonight,
    soon,
  ])
})

it.each(['{', 'null', '[{"id":"1"},7,null]'])('takes %s on the device for none', (stored) => {
  localStorage.setItem('tenderReminders:unit-1', stored)
  expect(getReminders()).toEqual([])
})
