import {
  numberParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
} from '../../../lib/address/search-params.ts'
import { owedStatuses } from '../../../lib/membership/member-fee.ts'

/** What the list can be narrowed to: all that is owed, or one state. */
export const feeFilters = ['owed', 'UNPAID', 'OVERDUE', 'PAYING', 'PAID', 'EXEMPT', 'REFUNDED'] as const
export type FeeFilter = (typeof feeFilters)[number]

/** Orders of the list as the backend writes them, the usual one first. */
export const feeSorts = [
  'feeYear,desc',
  'feeYear,asc',
  'amount,desc',
  'amount,asc',
  'dueDate,asc',
  'dueDate,desc',
] as const

/** The list's state in the address; what does not fit is left out. */
export const feesSearch = searchParams({
  status: oneOfParam(feeFilters),
  year: numberParam(2000, 2100),
  sort: oneOfParam(feeSorts),
  page: pageParam,
})

export type FeesSearch = SearchOf<typeof feesSearch>

export const feesPageSize = 10

/** The backend's criteria for what the list is narrowed to, on all of its pages. */
export const feeCriteria = ({ status, year }: FeesSearch) => ({
  ...(status && { 'status.in': status === 'owed' ? [...owedStatuses] : [status] }),
  ...(year && { 'feeYear.equals': year }),
})

/** What the backend is asked for a page of the list. */
export function feesQuery(search: FeesSearch) {
  const { sort, page = 1 } = search
  return {
    page: page - 1,
    size: feesPageSize,
    sort: [sort ?? feeSorts[0], 'id,desc' as const],
    ...feeCriteria(search),
  }
}
