import type { HourCertificate } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../../lib/api/http.ts'

/** The student's certificates of hours that still hold, the oldest year first; all of them, or one by its id. */
export const hourCertificatesQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: ['account', 'education', 'print', id],
    queryFn: async ({ signal }): Promise<HourCertificate[]> => {
      const query = {
        'status.equals': 'VALID',
        sort: ['year,asc' as const],
        size: 100,
        ...(id !== undefined && { 'id.equals': id }),
      }
      return (await unwrapList(api.GET('/api/edu-certificates', { params: { query }, signal }))).items
    },
    staleTime: 0,
  })

/** What the current period asks for, and how far the student is. */
export const periodQueryOptions = queryOptions({
  queryKey: ['account', 'education', 'hours'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/edu-hours', { signal })),
  staleTime: 0,
})
