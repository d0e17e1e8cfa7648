import type { UnitPerson } from '@portal/api-contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../../lib/api/all-pages.ts'
import { api, unwrap, unwrapList } from '../../../../lib/api/http.ts'
import type { LoaderContext } from '../../../../lib/api/loader-context.ts'
import { learnersQueryOptions, pricedCoursesQueryOptions } from './courses/queries.ts'
import { invitationsQuery, type PeopleSearch, peopleCriteria, peopleQuery } from './people-search.ts'

/** A page of the unit's people. */
export function peopleQueryOptions(search: PeopleSearch) {
  const query = peopleQuery(search)
  return queryOptions({
    queryKey: ['people', 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/unit-people', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** A page of the unit's invitations, newest first. */
export function invitationsQueryOptions(search: PeopleSearch) {
  const query = invitationsQuery(search)
  return queryOptions({
    queryKey: ['people', 'invitations', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/unit-invitations', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** An invitation, for whoever sent it and for whom it is. */
export const invitationQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['people', 'invitation', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/unit-invitations/{id}', { params: { path: { id } }, signal })),
  })

/** The person as its unit has it; null for one of no unit. */
export const myUnitQueryOptions = queryOptions({
  queryKey: ['people', 'mine'],
  queryFn: async ({ signal }) => {
    const { items } = await unwrapList(
      api.GET('/api/unit-people', { params: { query: { size: 1 } }, signal }),
    )
    return items[0] ?? null
  },
})

/** The invitations that wait for the person's answer, newest first. */
export const waitingQueryOptions = queryOptions({
  queryKey: ['people', 'waiting'],
  queryFn: async ({ signal }) => {
    const query = { 'status.equals': 'PENDING' as const, size: 50 }
    const { items } = await unwrapList(api.GET('/api/unit-invitations', { params: { query }, signal }))
    return items
  },
})

/** Everybody whom a list is narrowed to, on all of its pages. */
export function everybody(search: PeopleSearch): Promise<UnitPerson[]> {
  const criteria = peopleCriteria(search)
  return allPages((page) =>
    unwrapList(api.GET('/api/unit-people', { params: { query: { ...criteria, ...page } } })),
  )
}

/** The loader of the parts. */
export function peopleLoader({ context: { queryClient }, deps }: LoaderContext<PeopleSearch>): void {
  if (deps.part === 'courses') {
    void queryClient.prefetchQuery(pricedCoursesQueryOptions)
    if (deps.course) void queryClient.prefetchQuery(learnersQueryOptions(deps.course))
  } else if (deps.part === 'invitations') void queryClient.prefetchQuery(invitationsQueryOptions(deps))
  else void queryClient.prefetchQuery(peopleQueryOptions(deps))
}
