import type { DataConfirmation } from '@portal/api-contract'
import { prcDate } from '../prc-time.ts'

/** The same day a year later; the last day of February where that year has no 29th. @param date `yyyy-MM-dd` */
function yearAfter(date: string): string {
  const next = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
  return next.endsWith('-02-29') ? next.replace('-02-29', '-02-28') : next
}

/**
 * Until when a unit's word holds that its data is right: for a year from the day on which it was given, or on which the unit joined with
 * data that the association had looked at.
 *
 * @param confirmedDate instant; null where the unit never said so
 * @param joinDate, today `yyyy-MM-dd` in PRC
 */
export function dataConfirmation(
  confirmedDate: string | null,
  joinDate: string,
  today: string,
): DataConfirmation {
  const confirmedOn = confirmedDate === null ? joinDate : prcDate(new Date(confirmedDate))
  const dueDate = yearAfter(confirmedOn > joinDate ? confirmedOn : joinDate)
  return { confirmedDate, dueDate, isDue: dueDate <= today ? 1 : 0 }
}
