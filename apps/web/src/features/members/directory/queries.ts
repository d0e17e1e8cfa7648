import { queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../../lib/api/http.ts'
import type { MembersSearch } from '../members-search.ts'

export const unitPageSize = 12
export const personPageSize = 15

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
