import type { DeskActivityDraft } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../../lib/api/http.ts'
import { listSource } from '../../../../lib/chakra/desk/list/list-source.ts'
import { latest } from '../../../../lib/chakra/desk/record-form/latest.ts'
import type { ListedRecord } from '../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { activityCriteria, activitySorts, signUpCriteria, signUpSorts } from './activity-search.ts'

/** The activities in every state. */
export const activitySource = listSource({
  key: 'activities',
  sorts: activitySorts,
  last: 'id,desc',
  criteria: activityCriteria,
  ask: (query, init) => unwrapList(api.GET('/api/admin/activities', { params: { query }, ...init })),
})

/** Who has signed up for the activity that the address names. */
export const signUpSource = listSource({
  key: 'sign-ups',
  sorts: signUpSorts,
  last: 'id',
  criteria: signUpCriteria,
  ask: ({ activity: id, ...query }, init) =>
    unwrapList(api.GET('/api/admin/activities/{id}/sign-ups', { params: { path: { id }, query }, ...init })),
})

/** One activity as it is stored now. */
export const fetchActivity = (id: number, signal?: AbortSignal) =>
  unwrap(api.GET('/api/admin/activities/{id}', { params: { path: { id } }, ...(signal && { signal }) }))

/** The latest activity of a title. */
export async function findActivity({ title }: DeskActivityDraft): Promise<ListedRecord | undefined> {
  const query = { ...latest, 'title.equals': title }
  return (await unwrapList(api.GET('/api/admin/activities', { params: { query } }))).items[0]
}

/** One activity with its text. */
export const activityQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'activities', 'one', id],
    queryFn: ({ signal }) => fetchActivity(id, signal),
  })
