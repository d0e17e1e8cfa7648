import { formatDate } from '@portal/i18n'

// Time zone PRC, wherever the reader's own clock stands: it is UTC+8 the whole year.

/** The instant a day begins at; `yyyy-MM-dd`. */
export const startOfDay = (date: string): string => new Date(`${date}T00:00:00+08:00`).toISOString()

/** The last instant of a day; `yyyy-MM-dd`. */
export const endOfDay = (date: string): string => new Date(`${date}T23:59:59.999+08:00`).toISOString()

/** The year of an instant or a plain date. */
export const yearOf = (instant: string | Date): number => Number(formatDate(instant).slice(0, 4))

/** The last years, the current one first. */
export const recentYears = (count: number, now = new Date()): number[] =>
  Array.from({ length: count }, (_, back) => yearOf(now) - back)

/** The months that price information is offered for, the current one first, as `yyyy-MM`. */
export function recentPeriods(now = new Date(), count = 25): string[] {
  const [year = 0, month = 1] = formatDate(now).split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const date = new Date(Date.UTC(year, month - 1 - back))
    return date.toISOString().slice(0, 7)
  })
}
