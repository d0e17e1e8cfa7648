import type { MemberBasic } from '@portal/api-contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import type { LoaderContext } from '../../../lib/api/loader-context.ts'
import { type CentreSearch, centrePageSize } from './centre-search.ts'
import type { Part } from './parts.ts'

/** The member's own profile. */
export const profileQueryOptions = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: ({ signal }): Promise<MemberBasic> => unwrap(api.GET('/api/member-basic/detail', { signal })),
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

/** What stands against closing the account; asked anew each time, since anything may have been settled meanwhile. */
export const closingQueryOptions = queryOptions({
  queryKey: ['account', 'closing'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/member/closing', { signal })),
  staleTime: 0,
})

/** The loader of a part: asks for what it shows first. */
export function centreLoader(
  part: Part,
  { context: { queryClient }, deps }: LoaderContext<CentreSearch>,
): void {
  if (part === 'profile') void queryClient.prefetchQuery(profileQueryOptions)
  if (part === 'contact' || part === 'data') void queryClient.prefetchQuery(contactsQueryOptions)
  if (part === 'logins') void queryClient.prefetchQuery(loginsQueryOptions(deps))
  if (part === 'activities') void queryClient.prefetchQuery(signUpsQueryOptions(deps))
  if (part === 'data') void queryClient.prefetchQuery(closingQueryOptions)
}
