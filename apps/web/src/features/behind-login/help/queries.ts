import type { HelpArticle } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { wordsOf } from '../../../lib/content/marked/words.ts'

/** More than a help centre has: it is looked through as a whole. */
const mostQuestions = 500

/** A word as the backend's `contains` takes it: what would be a wildcard there stands for itself. */
const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/**
 * Questions of a help centre, in the association's order.
 *
 * @param keyword with it those alone that hold its longest word in heading, question or answer; `matching` looks for the others,
 *   because a list takes one `contains` for a property
 */
export const questionsQueryOptions = (audience: HelpArticle['audience'], keyword = '') => {
  const [word] = wordsOf(keyword)
  return queryOptions({
    queryKey: ['help', 'list', audience, word],
    queryFn: async ({ signal }) => {
      const found = word === undefined ? {} : { 'text.contains': literal(word) }
      const query = { 'audience.equals': audience, ...found, size: mostQuestions }
      return (await unwrapList(api.GET('/api/public/help-articles', { params: { query }, signal }))).items
    },
    staleTime: 5 * 60_000,
  })
}

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
