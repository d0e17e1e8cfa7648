import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapItems, unwrapList } from '../../lib/api/http.ts'
import type { MembersSearch } from './members-search.ts'

export const unitPageSize = 12
export const personPageSize = 15
export const activityPageSize = 9
export const feeYearPageSize = 20

/** A page of the units, those in office first. */
export function unitsQueryOptions({
  keyword,
  city,
  unitLevel,
  companyType,
  rating,
  page = 1,
}: MembersSearch) {
  const query = {
    'companyName.contains': keyword,
    'city.equals': city,
    'memberLevel.equals': unitLevel,
    'companyType.equals': companyType,
    'creditRating.equals': rating,
    page: page - 1,
    size: unitPageSize,
  }
  return queryOptions({
    queryKey: ['members', 'units', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/public/info-companies/query', { params: { query }, signal })),
  })
}

/** A page of the persons. */
export function personsQueryOptions({ keyword, city, personLevel, certType, page = 1 }: MembersSearch) {
  const query = {
    'name.contains': keyword,
    'city.equals': city,
    'memberLevel.equals': personLevel,
    'certType.equals': certType,
    page: page - 1,
    size: personPageSize,
  }
  return queryOptions({
    queryKey: ['members', 'persons', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/public/info-members/query', { params: { query }, signal })),
  })
}

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
