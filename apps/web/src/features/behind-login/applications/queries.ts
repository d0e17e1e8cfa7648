import type { ApplyKind, ApplyRequirement, MemberBasic, OwnerType } from '@portal/api-contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapItems, unwrapList } from '../../../lib/api/http.ts'
import type { LoaderContext } from '../../../lib/api/loader-context.ts'
import { type ApplySearch, appliesPageSize } from './apply-search.ts'

/** A page of the member's applications, newest first. */
export const appliesQueryOptions = (page = 1) =>
  queryOptions({
    queryKey: ['applications', 'list', page],
    queryFn: ({ signal }) => {
      const query = { page: page - 1, size: appliesPageSize }
      return unwrapList(api.GET('/api/member-applies/user', { params: { query }, signal }))
    },
    placeholderData: keepPreviousData,
  })

/** Asks for one of the member's applications. */
export const fetchApply = (id: number, signal?: AbortSignal) =>
  unwrap(api.GET('/api/member-applies/user/{id}', { params: { path: { id } }, ...(signal && { signal }) }))

/** One of the member's applications. */
export const applyQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['applications', 'detail', id],
    queryFn: ({ signal }) => fetchApply(id, signal),
  })

/** What each kind of application wants. */
export const requirementsQueryOptions = queryOptions({
  queryKey: ['applications', 'requirements'],
  queryFn: ({ signal }) => unwrapItems(api.GET('/api/public/member-apply-requirements', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What the association knows of the member. */
export const knownQueryOptions = queryOptions({
  queryKey: ['applications', 'known'],
  queryFn: ({ signal }): Promise<MemberBasic> => unwrap(api.GET('/api/member-basic/detail', { signal })),
})

/** The requirement of a kind; undefined where the backend has none. */
export const requirementOf = (all: readonly ApplyRequirement[], applyType: OwnerType, applyKind: ApplyKind) =>
  all.find((one) => one.applyType === applyType && one.applyKind === applyKind)

/** The loader of the page: asks for one application or for the list, in which one that is begun may be open, and for what a form needs. */
export function appliesLoader({ context: { queryClient }, deps }: LoaderContext<ApplySearch>): void {
  if (deps.apply) void queryClient.prefetchQuery(applyQueryOptions(deps.apply))
  else void queryClient.prefetchQuery(appliesQueryOptions(deps.begin ? undefined : deps.page))
  void queryClient.prefetchQuery(requirementsQueryOptions)
  void queryClient.prefetchQuery(knownQueryOptions)
}
