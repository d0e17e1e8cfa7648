import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../api/http.ts'
import { withServerTime } from '../api/server-clock.ts'

/** How many notices the member has not read; asked again now and then while a page is looked at, and the server's time with it. */
export const unreadQueryOptions = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: ({ signal }) => unwrap(withServerTime(api.GET('/api/member-messages/unread-count', { signal }))),
  select: ({ unreadCount }) => unreadCount,
  refetchInterval: 60_000,
})
