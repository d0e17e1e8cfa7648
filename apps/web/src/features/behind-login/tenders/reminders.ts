import { useSyncExternalStore } from 'react'
import { serverNow } from '../../../lib/api/server-clock.ts'
import { keepOnDevice } from '../../../lib/browser/storage/keep-on-device.ts'
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
const listeners = new Set<() => void>()
const none: Reminder[] = []

/** Another one for each account, so that none sees what another follows. It outlives a logout: a reminder that went with it would remind nobody, and what stands in it is public. */
const keyOf = (account: string) => `tenderReminders:${encodeURIComponent(account)}`

const isReminder = (value: unknown): value is Reminder => {
  const { id, title, deadline } = (value ?? {}) as Partial<Reminder>
  return Number.isSafeInteger(id) && typeof title === 'string' && !Number.isNaN(Date.parse(deadline ?? ''))
}

function parse(text: string): Reminder[] {
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isReminder) : none
  } catch {
    return none
  }
}

let read: { text: string | null; reminders: Reminder[] } = { text: null, reminders: none }

/** What is kept on this device for the account; the same list as long as nothing changes. */
export function getReminders(): Reminder[] {
  const account = getAccountId()
  const text = account ? localStorage.getItem(keyOf(account)) : null
  if (text !== read.text) read = { text, reminders: text ? parse(text) : none }
  return read.reminders
}

function keep(reminders: Reminder[]): void {
  const account = getAccountId()
  if (!account) return
  keepOnDevice(keyOf(account), JSON.stringify(reminders))
  for (const listener of listeners) listener()
}

/** Follows a call's deadline, or no longer. What is over for a week is forgotten on the way. */
export function toggleReminder(reminder: Reminder, now = serverNow()): void {
  const kept = getReminders().filter(({ deadline }) => Date.parse(deadline) > now - 7 * day)
  const others = kept.filter(({ id }) => id !== reminder.id)
  const { id, title, deadline } = reminder
  keep(others.length < kept.length ? others : [...others, { id, title, deadline }])
}

/** The followed calls that end within the next days, the first to end first. */
export const dueReminders = (reminders: readonly Reminder[], now = serverNow()): Reminder[] =>
  reminders
    .filter(({ deadline }) => {
      const left = Date.parse(deadline) - now
      return left > 0 && left <= remindDays * day
    })
    .sort((one, other) => Date.parse(one.deadline) - Date.parse(other.deadline))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The reminders as they change, also in other tabs. */
export const useReminders = (): Reminder[] => useSyncExternalStore(subscribe, getReminders, () => none)
