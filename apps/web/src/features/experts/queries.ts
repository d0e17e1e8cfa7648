import { queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../lib/api/http.ts'
import type { CertificatesSearch, ExpertsSearch } from './experts-search.ts'

export const expertsPageSize = 12
export const certificatesPageSize = 15

/** A page of the experts that the address asks for. */
export function expertsQueryOptions({ type, name, company, sort, page = 1 }: ExpertsSearch) {
  const query = {
    'expertType.contains': type,
    'name.contains': name,
    'companyName.contains': company,
    ...(sort && { sort: ['workYears,desc' as const, 'id' as const] }),
    page: page - 1,
    size: expertsPageSize,
  }
  return queryOptions({
    queryKey: ['experts', 'list', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/public/info-expert-applies', { params: { query }, signal })),
  })
}

/** One expert; null when there is none of that id. */
export const expertQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['experts', 'one', id],
    queryFn: async ({ signal }) => {
      const query = { 'id.equals': id, size: 1 }
      const { items } = await unwrapList(
        api.GET('/api/public/info-expert-applies', { params: { query }, signal }),
      )
      return items[0] ?? null
    },
  })

/** A page of the certificates of appointment that the address asks for. */
export function certificatesQueryOptions({ certNo, name, page = 1 }: CertificatesSearch) {
  const query = {
    'certNo.contains': certNo,
    'name.contains': name,
    page: page - 1,
    size: certificatesPageSize,
  }
  return queryOptions({
    queryKey: ['experts', 'certificates', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/public/expert-certificates', { params: { query }, signal })),
  })
}
