import { ApiError } from '@portal/api-contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../../lib/api/http.ts'
import type { LoaderContext } from '../../../lib/api/loader-context.ts'
import { type MessagesSearch, messagesQuery } from './messages-search.ts'

/** A page of the member's notices, newest first. */
export const messagesQueryOptions = ({ message: _, ...search }: MessagesSearch) => {
  const query = messagesQuery(search)
  return queryOptions({
    queryKey: ['messages', 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/member-messages', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** One notice, which has no address of its own. @throws ApiError 404 for one that is not the member's */
export const messageQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['messages', 'detail', id],
    queryFn: async ({ signal }) => {
      const query = { 'id.equals': id, size: 1 }
      const { items } = await unwrapList(api.GET('/api/member-messages', { params: { query }, signal }))
      const [message] = items
      if (!message) throw new ApiError('http', { status: 404 })
      return message
    },
  })

/** The loader of the page: asks for the list, or for the notice that is opened from it. */
export function messagesLoader({ context: { queryClient }, deps }: LoaderContext<MessagesSearch>): void {
  void (deps.message
    ? queryClient.prefetchQuery(messageQueryOptions(deps.message))
    : queryClient.prefetchQuery(messagesQueryOptions(deps)))
}
