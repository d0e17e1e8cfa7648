import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapItems, unwrapList } from '../../lib/api/http.ts'
import type { MembersSearch } from './members-search.ts'

export const activityPageSize = 9
export const feeYearPageSize = 20

/** A page of the activities, the latest first. */
export function activitiesQueryOptions(
  { keyword, status, page = 1 }: MembersSearch,
  size = activityPageSize,
) {
  const query = { 'title.contains': keyword, 'status.equals': status, page: page - 1, size }
  return queryOptions({
    queryKey: ['members', 'activities', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/public/member-activities', { params: { query }, signal })),
  })
}

export const activityQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['members', 'activity', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/public/member-activity', { params: { query: { id } }, signal })),
  })

/** Who has settled which year. */
export function feeYearsQueryOptions({ who = 'unit', keyword, year, page = 1 }: MembersSearch) {
  const query = {
    'name.contains': keyword,
    'feeYear.equals': year,
    page: page - 1,
    size: feeYearPageSize,
  }
  const path = who === 'unit' ? '/api/public/company-fees-years' : '/api/public/member-fees-years'
  return queryOptions({
    queryKey: ['members', 'fee-years', who, query],
    queryFn: ({ signal }) => unwrapList(api.GET(path, { params: { query }, signal })),
  })
}

export const benefitsQueryOptions = queryOptions({
  queryKey: ['members', 'benefits'],
  queryFn: ({ signal }) =>
    unwrapItems(api.GET('/api/public/member-benefits', { params: { query: { size: 100 } }, signal })),
})
