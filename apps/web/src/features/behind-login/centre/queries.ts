import type { MemberBasic } from '@portal/api-contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import type { LoaderContext } from '../../../lib/api/loader-context.ts'
import {
  type FavouriteTarget,
  favouriteQueryOptions,
  favouritesQueryOptions,
} from '../../../lib/chakra/record/favourite-calls.ts'
import { type CentreSearch, centrePageSize } from './centre-search.ts'
import { keepTargetOf } from './favourites/keep-target.ts'
import type { Part } from './parts.ts'

/** What the association keeps of the member. */
export const fetchProfile = (signal?: AbortSignal): Promise<MemberBasic> =>
  unwrap(api.GET('/api/member-basic/detail', signal ? { signal } : {}))

/** The member's own profile. */
export const profileQueryOptions = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: ({ signal }) => fetchProfile(signal),
})

/** Where the account's codes go, masked. */
export const contactsQueryOptions = queryOptions({
  queryKey: ['account', 'contacts'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/info-member/phone', { signal })),
})

const pageOf = ({ page = 1 }: CentreSearch) => ({ page: page - 1, size: centrePageSize })

/** A page of where the account is logged in, latest first. */
export const loginsQueryOptions = (search: CentreSearch) => {
  const query = pageOf(search)
  return queryOptions({
    queryKey: ['account', 'logins', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/member/logins', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** A page of what the member has signed up for, the latest activity first. */
export const signUpsQueryOptions = (search: CentreSearch) => {
  const query = pageOf(search)
  return queryOptions({
    queryKey: ['account', 'sign-ups', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/member-activities/user', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** The activity that is to be signed up for. */
export const openedActivityQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['account', 'sign-ups', 'activity', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/public/member-activity', { params: { query: { id } }, signal })),
  })

/** The place that the member has in an activity; null where there is none. */
export const placeQueryOptions = (activityId: number) => {
  const query = { 'activityId.equals': activityId, 'status.equals': 'SIGNED', size: 1 }
  return queryOptions({
    queryKey: ['account', 'sign-ups', 'place', activityId],
    queryFn: async ({ signal }) => {
      const { items } = await unwrapList(
        api.GET('/api/member-activities/user', { params: { query }, signal }),
      )
      return items.find(({ payState }) => payState !== 'CLOSED') ?? null
    },
  })
}

/** What stands against closing the account; asked anew each time, since anything may have been settled meanwhile. */
export const closingQueryOptions = queryOptions({
  queryKey: ['account', 'closing'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/member/closing', { signal })),
  staleTime: 0,
})

const titleCalls: Record<FavouriteTarget['kind'], (id: number, signal: AbortSignal) => Promise<string>> = {
  // The detail counts no reader, as the article does.
  NEWS: async (id, signal) =>
    (await unwrap(api.GET('/api/public/info-news-detail/{id}', { params: { path: { id } }, signal }))).title,
  COURSE: async (id, signal) =>
    (await unwrap(api.GET('/api/public/edu-courses/{id}', { params: { path: { id } }, signal }))).title,
  JOURNAL: async (id, signal) => {
    const params = { path: { id } }
    const issue = await unwrap(api.GET('/api/public/info-news-book/{id}', { params, signal }))
    return `${issue.bookName} ${issue.year} 年第 ${issue.issueNo} 期`
  },
  TENDER: async (id, signal) =>
    (await unwrap(api.GET('/api/public/tender-information/{id}', { params: { path: { id } }, signal })))
      .title,
}

/** What a record is called that is to be kept. */
export const keptTitleQueryOptions = ({ kind, targetId }: FavouriteTarget) =>
  queryOptions({
    queryKey: ['account', 'favourites', 'title', kind, targetId],
    queryFn: ({ signal }) => titleCalls[kind](targetId, signal),
  })

/** The loader of a part: asks for what it shows first. */
export function centreLoader(
  part: Part,
  { context: { queryClient }, deps }: LoaderContext<CentreSearch>,
): void {
  if (part === 'profile') void queryClient.prefetchQuery(profileQueryOptions)
  if (part === 'contact' || part === 'data') void queryClient.prefetchQuery(contactsQueryOptions)
  if (part === 'logins') void queryClient.prefetchQuery(loginsQueryOptions(deps))
  if (part === 'activities') {
    void queryClient.prefetchQuery(signUpsQueryOptions(deps))
    if (deps.activity) void queryClient.prefetchQuery(openedActivityQueryOptions(deps.activity))
    if (deps.activity) void queryClient.prefetchQuery(placeQueryOptions(deps.activity))
  }
  if (part === 'favourites') prefetchFavourites(queryClient, deps)
  if (part === 'data') void queryClient.prefetchQuery(closingQueryOptions)
}

function prefetchFavourites(queryClient: QueryClient, search: CentreSearch): void {
  void queryClient.prefetchQuery(favouritesQueryOptions(search))
  const target = search.keep && keepTargetOf(search.keep)
  if (!target) return
  void queryClient.prefetchQuery(favouriteQueryOptions(target))
  void queryClient.prefetchQuery(keptTitleQueryOptions(target))
}
