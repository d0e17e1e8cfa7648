import { serverNow } from '../../../lib/api/server-clock.ts'
import { itemsOf, keptValue } from '../../../lib/browser/storage/kept-value.ts'
import { getAccountId } from '../../../lib/session/session.ts'

/** A call whose deadline the clerk wants to be told of, as it was when it was chosen. */
export interface Reminder {
  id: number
  title: string
  /** ISO instant. */
  deadline: string
}

const day = 24 * 60 * 60 * 1000
/** Days before a deadline from which the page speaks of it. */
export const remindDays = 3

const isReminder = (value: unknown): value is Reminder => {
  const { id, title, deadline } = (value ?? {}) as Partial<Reminder>
  return Number.isSafeInteger(id) && typeof title === 'string' && !Number.isNaN(Date.parse(deadline ?? ''))
}

/** Another list for each account, so that none sees what another follows. It outlives a logout: a reminder that went with it would remind nobody, and what stands in it is public. */
const ownReminders = keptValue('tenderReminders', (stored) => itemsOf(stored, isReminder), getAccountId)

/** What is kept on this device for the account. */
export const getReminders = ownReminders.get

/** Follows a call's deadline, or no longer. What is over for a week is forgotten on the way. */
export function toggleReminder(reminder: Reminder, now = serverNow()): void {
  const kept = ownReminders.get().filter(({ deadline }) => Date.parse(deadline) > now - 7 * day)
  const others = kept.filter(({ id }) => id !== reminder.id)
  const { id, title, deadline } = reminder
  ownReminders.set(others.length < kept.length ? others : [...others, { id, title, deadline }])
}

/** The followed calls that end within the next days, the first to end first. */
export const dueReminders = (reminders: readonly Reminder[], now = serverNow()): Reminder[] =>
  reminders
    .filter(({ deadline }) => {
      const left = Date.parse(deadline) - now
      return left > 0 && left <= remindDays * day
    })
    .sort((one, other) => Date.parse(one.deadline) - Date.parse(other.deadline))

/** The reminders as they change, also in other tabs. */
export const useReminders = ownReminders.useValue
