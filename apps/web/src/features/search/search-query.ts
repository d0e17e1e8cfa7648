import { formatDate } from '@portal/i18n'
import { endOfDay, startOfDay } from '../../lib/dates/calendar.ts'
import { periodOf, type SearchParams, type Span } from './search-params.ts'

export const pageSize = 10

const months: Record<Span, number> = { month: 1, year: 12, years3: 36 }

/** The day some months before another; the month's last where it has no such day. Both `yyyy-MM-dd`. */
export function monthsBefore(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  const dayOfMonth = day.getUTCDate()
  day.setUTCMonth(day.getUTCMonth() - count)
  // 31 March less a month would be 31 February, which rolls over into March.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0)
  return day.toISOString().slice(0, 10)
}

/** The first and last day looked at, in either order of typing. */
function daysOf(params: SearchParams, today: string): { first?: string; last?: string } {
  const period = periodOf(params)
  if (period && period !== 'range') return { first: monthsBefore(today, months[period]) }
  const { from, to } = params
  return from && to && from > to ? { first: to, last: from } : { first: from, last: to }
}

/**
 * The backend's criteria for a search.
 *
 * @param now decides which day a span such as "the last month" ends on, in time zone PRC
 */
export function searchQuery(params: SearchParams, keyword: string, now = new Date()) {
  const { column, sort, page = 1 } = params
  const { first, last } = daysOf(params, formatDate(now))
  return {
    keyword,
    page: page - 1,
    size: pageSize,
    ...(column && { 'infoDictsId.equals': column }),
    ...(first && { 'publishDate.greaterThanOrEqual': startOfDay(first) }),
    ...(last && { 'publishDate.lessThanOrEqual': endOfDay(last) }),
    ...(sort && { sort: ['publishDate,desc' as const] }),
  }
}
