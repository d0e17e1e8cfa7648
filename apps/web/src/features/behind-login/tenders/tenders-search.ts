import { formatDate } from '@portal/i18n'
import {
  idParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../lib/address/search-params.ts'
import { serverDate } from '../../../lib/api/server-clock.ts'
import { cities } from '../../../lib/content/cities.ts'
import { endOfDay } from '../../../lib/dates/calendar.ts'

/** What is asked for, as the backend names it. */
export const tenderTypes = ['造价咨询', '招标代理', '全过程咨询', '工程监理', '工程施工', '软件服务'] as const

/** Bands of the highest price: below 500 000 yuan, to 2 million, to 10 million, above, not published. */
export const budgetBands = ['small', 'middle', 'large', 'huge', 'unpublished'] as const
export type BudgetBand = (typeof budgetBands)[number]

/** How long there is to hand in: all that are open, a week, a month, none any more. */
export const deadlineBands = ['open', 'week', 'month', 'closed'] as const
export type DeadlineBand = (typeof deadlineBands)[number]

/** Orders of the list as the backend writes them, the usual one first. */
export const tenderSorts = [
  'publishDate,desc',
  'publishDate,asc',
  'deadline,asc',
  'deadline,desc',
  'budget,desc',
  'budget,asc',
] as const

/** The list's state in the address, and the call that is opened from it; what does not fit is left out. */
export const tendersSearch = searchParams({
  /** Occurs in the title. */
  keyword: textParam,
  type: oneOfParam(tenderTypes),
  city: oneOfParam(cities),
  budget: oneOfParam(budgetBands),
  deadline: oneOfParam(deadlineBands),
  sort: oneOfParam(tenderSorts),
  page: pageParam,
  tender: idParam,
  /** The calls that the unit keeps instead of all. */
  part: oneOfParam(['kept']),
})

export type TendersSearch = SearchOf<typeof tendersSearch>

export const tendersPageSize = 10

const budgetCriteria: Record<BudgetBand, object> = {
  small: { 'budget.lessThan': 500_000 },
  middle: { 'budget.greaterThanOrEqual': 500_000, 'budget.lessThan': 2_000_000 },
  large: { 'budget.greaterThanOrEqual': 2_000_000, 'budget.lessThan': 10_000_000 },
  huge: { 'budget.greaterThanOrEqual': 10_000_000 },
  unpublished: { 'budget.specified': false },
}

const daysWithin = { week: 7, month: 30 }
const day = 24 * 60 * 60 * 1000

/** Ends with a day, so that the criteria stay the same from one view to the next. */
function deadlineCriteria(band: DeadlineBand, now: Date): object {
  if (band === 'closed') return { 'status.equals': 'CLOSED' }
  if (band === 'open') return { 'status.equals': 'OPEN' }
  const last = formatDate(new Date(now.getTime() + daysWithin[band] * day))
  return { 'status.equals': 'OPEN', 'deadline.lessThanOrEqual': endOfDay(last) }
}

/** The criteria of the backend for a list's state. */
export function tendersQuery(search: Omit<TendersSearch, 'tender' | 'part'>, now = serverDate()) {
  const { keyword, type, city, budget, deadline, sort = tenderSorts[0], page = 1 } = search
  return {
    'title.contains': keyword,
    'tenderType.equals': type,
    'city.equals': city,
    ...(budget && budgetCriteria[budget]),
    ...(deadline && deadlineCriteria(deadline, now)),
    sort: [sort, 'id,desc' as const],
    page: page - 1,
    size: tendersPageSize,
  }
}
