import type { DeskReviewKind } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { listSource } from '../../../lib/chakra/desk/list/list-source.ts'
import {
  type ApplicationsSearch,
  applicationCriteria,
  applicationSorts,
  type ReviewsSearch,
  reviewCriteria,
  reviewSorts,
} from './reviews-search.ts'

/** Everybody's applications. @param staffId who asks */
export const applicationSource = (staffId: number) =>
  listSource({
    key: 'applications',
    sorts: applicationSorts,
    last: 'id,desc',
    criteria: (search: ApplicationsSearch, now) => applicationCriteria(search, staffId, now),
    ask: (query, init) => unwrapList(api.GET('/api/admin/applications', { params: { query }, ...init })),
  })

/** The applications that wait, those due first: for the way from one to the next. */
export const waitingQueryOptions = queryOptions({
  queryKey: ['desk', 'applications', 'waiting'],
  queryFn: ({ signal }) => {
    const query = {
      'status.in': ['SUBMITTED', 'REVIEWING'],
      sort: ['dueDate,asc', 'id,desc'] as const,
      size: 50,
    }
    return unwrapList(api.GET('/api/admin/applications', { params: { query: query as never }, signal }))
  },
})

/** One application with everything that a decision needs. */
export const applicationQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['desk', 'applications', 'one', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/applications/{id}', { params: { path: { id } }, signal })),
  })

/** The reviews of some kinds. */
export const reviewSource = (kinds: readonly DeskReviewKind[]) =>
  listSource({
    key: `reviews ${kinds[0]}`,
    sorts: reviewSorts,
    last: 'recordId,desc',
    criteria: (search: ReviewsSearch) => reviewCriteria(search, kinds),
    ask: (query, init) => unwrapList(api.GET('/api/admin/reviews', { params: { query }, ...init })),
  })

/** One review with what was handed in. */
export const reviewQueryOptions = (kind: DeskReviewKind, id: number) =>
  queryOptions({
    queryKey: ['desk', 'reviews', 'one', kind, id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/reviews/{kind}/{id}', { params: { path: { kind, id } }, signal })),
  })
