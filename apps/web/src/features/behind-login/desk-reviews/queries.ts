import type { DeskReviewKind } from '@portal/api-contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { pageQuery } from '../../../lib/chakra/desk/list-query.ts'
import {
  type ApplicationsSearch,
  applicationCriteria,
  applicationSorts,
  type ReviewsSearch,
  reviewCriteria,
  reviewSorts,
} from './reviews-search.ts'

/** A page of applications. @param staffId who asks */
export const applicationsQueryOptions = (search: ApplicationsSearch, staffId: number) =>
  queryOptions({
    queryKey: ['desk', 'applications', 'list', search, staffId],
    queryFn: ({ signal }) => {
      const criteria = applicationCriteria(search, staffId, new Date().toISOString())
      const query = { ...pageQuery(search, applicationSorts[0]), ...criteria }
      return unwrapList(api.GET('/api/admin/applications', { params: { query }, signal }))
    },
    placeholderData: keepPreviousData,
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

/** A page of reviews of some kinds. */
export const reviewsQueryOptions = (search: ReviewsSearch, kinds: readonly DeskReviewKind[]) => {
  const query = {
    ...pageQuery(search, reviewSorts[0], 'recordId,desc' as const),
    ...reviewCriteria(search, kinds),
  }
  return queryOptions({
    queryKey: ['desk', 'reviews', 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/admin/reviews', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** One review with what was handed in. */
export const reviewQueryOptions = (kind: DeskReviewKind, id: number) =>
  queryOptions({
    queryKey: ['desk', 'reviews', 'one', kind, id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/reviews/{kind}/{id}', { params: { path: { kind, id } }, signal })),
  })
