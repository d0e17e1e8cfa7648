import type { HelpArticle } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'

/** More than a help centre has: it is looked through as a whole. */
const mostQuestions = 500

/** All questions of a help centre, in the association's order. */
export const questionsQueryOptions = (audience: HelpArticle['audience']) =>
  queryOptions({
    queryKey: ['help', 'list', audience],
    queryFn: async ({ signal }) => {
      const query = { 'audience.equals': audience, size: mostQuestions }
      return (await unwrapList(api.GET('/api/public/help-articles', { params: { query }, signal }))).items
    },
    staleTime: 5 * 60_000,
  })

/** One question with its answer. */
export const answerQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['help', 'answer', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/public/help-articles/{id}', { params: { path: { id } }, signal })),
    staleTime: 5 * 60_000,
  })

/** Whether the member found an answer of help. */
export const voteQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['account', 'help-vote', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/help-articles/{id}/vote', { params: { path: { id } }, signal })),
  })
