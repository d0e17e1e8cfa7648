import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../../lib/api/all-pages.ts'
import { api, unwrap, unwrapList } from '../../../../lib/api/http.ts'
import { pageQuery } from '../../../../lib/chakra/desk/list-query.ts'
import { sortAmong } from '../courses-search.ts'
import {
  type ActivitySearch,
  activityCriteria,
  activitySorts,
  signUpCriteria,
  signUpSorts,
} from './activity-search.ts'

/** A page of the activities in every state. */
export const activitiesQueryOptions = (search: ActivitySearch) => {
  const sort = sortAmong(activitySorts, search.sort)
  const query = { ...pageQuery({ page: search.page, sort }, activitySorts[0]), ...activityCriteria(search) }
  return queryOptions({
    queryKey: ['desk', 'activities', 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/admin/activities', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** One activity as it is stored now. */
export const fetchActivity = (id: number, signal?: AbortSignal) =>
  unwrap(api.GET('/api/admin/activities/{id}', { params: { path: { id } }, ...(signal && { signal }) }))

/** One activity with its text. */
export const activityQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'activities', 'one', id],
    queryFn: ({ signal }) => fetchActivity(id, signal),
  })

/** A page of who has signed up for an activity. */
export const signUpsQueryOptions = ({ activity: id, ...search }: ActivitySearch & { activity: number }) => {
  const sort = sortAmong(signUpSorts, search.sort)
  const query = { ...pageQuery({ page: search.page, sort }, signUpSorts[0]), ...signUpCriteria(search) }
  return queryOptions({
    queryKey: ['desk', 'activities', 'sign-ups', id, query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/admin/activities/{id}/sign-ups', { params: { path: { id }, query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Everybody that the list of sign-ups is narrowed to. */
export const allSignUps = (id: number, search: ActivitySearch) =>
  allPages((page) =>
    unwrapList(
      api.GET('/api/admin/activities/{id}/sign-ups', {
        params: { path: { id }, query: { ...signUpCriteria(search), ...page } },
      }),
    ),
  )
