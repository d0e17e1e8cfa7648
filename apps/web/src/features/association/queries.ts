import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapItems } from '../../lib/api/http.ts'

/** The association in figures, years, bodies and names. */
export const profileQueryOptions = queryOptions({
  queryKey: ['association', 'profile'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/public/association-profile', { signal })),
})

/** What the association discloses, section by section. */
export const disclosureQueryOptions = queryOptions({
  queryKey: ['association', 'disclosure'],
  queryFn: ({ signal }) =>
    unwrapItems(api.GET('/api/public/social-information', { params: { query: { size: 100 } }, signal })),
})
