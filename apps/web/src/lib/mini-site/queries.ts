import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../api/http.ts'

/** The kinds of owners of a mini-site. */
export type SiteOwner = 'unit' | 'person'

/** What the frame of a unit's mini-site shows; null when the backend has answered without it. */
export const unitSiteQueryOptions = (domainId: string) =>
  queryOptions({
    queryKey: ['mini-site', 'unit', domainId],
    queryFn: async ({ signal }) => {
      const params = { query: { domainId } }
      const { data } = await unwrap(api.GET('/api/public/company-web-info', { params, signal }))
      return data ?? null
    },
    // Every route asks in its loader; the parts of a page that show a refusal need not ask again.
    retryOnMount: false,
  })

/** What the frame of a person's mini-site shows; null when the backend has answered without it. */
export const personSiteQueryOptions = (domainId: string) =>
  queryOptions({
    queryKey: ['mini-site', 'person', domainId],
    queryFn: async ({ signal }) => {
      const params = { query: { domainId } }
      const { data } = await unwrap(api.GET('/api/public/member-web-info', { params, signal }))
      return data ?? null
    },
    // Every route asks in its loader; the parts of a page that show a refusal need not ask again.
    retryOnMount: false,
  })
