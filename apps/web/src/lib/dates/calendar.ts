import { formatDate } from '@portal/i18n'

// Time zone PRC, wherever the reader's own clock stands: it is UTC+8 the whole year.

/** The instant a day begins at; `yyyy-MM-dd`. */
export const startOfDay = (date: string): string => new Date(`${date}T00:00:00+08:00`).toISOString()

/** The last instant of a day; `yyyy-MM-dd`. */
export const endOfDay = (date: string): string => new Date(`${date}T23:59:59.999+08:00`).toISOString()

/** The year of an instant or a plain date. */
export const yearOf = (instant: string | Date): number => Number(formatDate(instant).slice(0, 4))

/** The last years, the current one first. @param ahead how many that are still to come stand before it */
export const recentYears = (count: number, now = new Date(), ahead = 0): number[] =>
  Array.from({ length: ahead + count }, (_, back) => yearOf(now) + ahead - back)
