import { formatDate } from '@portal/i18n'
import { serverDate } from '../api/server-clock.ts'

/** A membership can be renewed from so many days before its end. */
export const renewalDays = 60

const day = 24 * 60 * 60 * 1000

/** Days from today, in time zone PRC, to a date; 0 on the day itself, negative after it. */
export function daysLeft(date: string, now: Date = serverDate()): number {
  return Math.round((Date.parse(date) - Date.parse(formatDate(now))) / day)
}
