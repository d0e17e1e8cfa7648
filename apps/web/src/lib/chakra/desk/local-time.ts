import { formatDateTime } from '@portal/i18n'

/** An instant as a field of date and time has it, in time zone PRC: `2026-12-01T09:00`. */
export const toLocalTime = (instant: string | Date): string => formatDateTime(instant).replace(' ', 'T')

/** The instant that such a field means; undefined while it is not filled in. */
export function fromLocalTime(time: string): string | undefined {
  const date = new Date(`${time.slice(0, 16)}:00+08:00`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
