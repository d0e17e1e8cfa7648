import { ApiError, type SiteItem } from '@portal/api-contract'
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../lib/api/http.ts'
import { type SiteOwner, unitSiteQueryOptions } from '../../lib/mini-site/queries.ts'

const key = (domainId: string, ...parts: unknown[]) => ['mini-site', 'content', domainId, ...parts]

/** A unit's site with introduction and contacts. @param id from what its frame shows */
export const unitContentQueryOptions = (domainId: string, id: number) =>
  queryOptions({
    queryKey: key(domainId, 'site', id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/public/company-web/{id}', { params: { path: { id } }, signal })),
  })

/** A person's site with introduction and contacts. */
export const personContentQueryOptions = (domainId: string) =>
  queryOptions({
    queryKey: key(domainId, 'site'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/public/member-web/intro', { params: { query: { domainId } }, signal })),
  })

/** What the association's register says of the unit behind a site. */
export const companyQueryOptions = (domainId: string) =>
  queryOptions({
    queryKey: key(domainId, 'company'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/public/company-info', { params: { query: { domainId } }, signal })),
  })

/** What the association's register says of the person behind a site. */
export const memberQueryOptions = (domainId: string) =>
  queryOptions({
    queryKey: key(domainId, 'member'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/public/member-info', { params: { query: { domainId } }, signal })),
  })

/** A list of a site: one kind of what its owner shows. */
export interface ItemQuery {
  owner: SiteOwner
  domainId: string
  kind: SiteItem['kind']
  /** 1-based. */
  page?: number
  size: number
}

const unitLists = {
  NEWS: '/api/public/company-news-list',
  CONSTRUCT: '/api/public/company-news-construct',
  CERTIFICATE: '/api/public/company-news-certificate',
} as const
const personLists = {
  CONSTRUCT: '/api/public/member-news-construct',
  ACHIEVE: '/api/public/member-news-achieve',
  PROF: '/api/public/member-prof-list',
} as const

const has = <Lists extends object>(lists: Lists, kind: PropertyKey): kind is keyof Lists => kind in lists

/** Honours, cases, works and qualifications are told by when they happened, news by when it was published. */
const orderOf = (kind: ItemQuery['kind']) => [
  // As its owner has put them, what is newer than that first.
  'orderNum' as const,
  kind === 'NEWS' ? ('publishDate,desc' as const) : ('eventDate,desc' as const),
]

function fetchItems({ owner, domainId, kind, page = 1, size }: ItemQuery, signal: AbortSignal) {
  const query = { domainId, page: page - 1, size, sort: orderOf(kind) }
  if (owner === 'unit' && has(unitLists, kind))
    return unwrapList(api.GET(unitLists[kind], { params: { query }, signal }))
  if (has(personLists, kind)) return unwrapList(api.GET(personLists[kind], { params: { query }, signal }))
  // Persons' news and honours have no call of their own.
  const ofKind = { ...query, 'kind.equals': kind }
  return unwrapList(api.GET('/api/public/member-news/list', { params: { query: ofKind }, signal }))
}

/** A page of a site's list, newest first. What was loaded stays while the next page is on its way. */
export const itemsQueryOptions = (query: ItemQuery) =>
  queryOptions({
    queryKey: key(query.domainId, 'items', query),
    queryFn: ({ signal }) => fetchItems(query, signal),
    placeholderData: keepPreviousData,
  })

/** One item with its text. */
export const itemQueryOptions = (owner: SiteOwner, id: number) =>
  queryOptions({
    queryKey: ['mini-site', 'item', owner, id],
    queryFn: ({ signal }) => {
      const params = { path: { id } }
      return owner === 'unit'
        ? unwrap(api.GET('/api/public/company-news/{id}', { params, signal }))
        : unwrap(api.GET('/api/public/member-news/{id}', { params, signal }))
    },
  })

/**
 * A unit's site with its texts, which are asked for by the id that the frame's call tells. A failure of that call is this
 * one's, and so are an answer without an id and another try.
 */
export function useUnitContent(domainId: string) {
  const site = useQuery(unitSiteQueryOptions(domainId))
  const id = typeof site.data?.id === 'number' ? site.data.id : undefined
  const content = useQuery({
    ...unitContentQueryOptions(domainId, id ?? 0),
    ...(id === undefined && { queryFn: skipToken }),
  })
  const { error, isFetching, refetch } = id === undefined ? site : content
  const isWithoutId = site.isSuccess && id === undefined
  return {
    data: content.data,
    error: isWithoutId ? new ApiError('malformed', { status: 200 }) : error,
    isFetching,
    refetch,
  }
}
