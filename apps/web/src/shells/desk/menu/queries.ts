import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import { withServerTime } from '../../../lib/api/server-clock.ts'
import { menuItems } from './menu-items.ts'
import { menuTree } from './menu-tree.ts'

/**
 * The menu of whoever is logged in, as the server lists it (specification §3, §7). It is asked for again and again, so that the
 * server's time is known again after a device has slept.
 */
export const menuQueryOptions = queryOptions({
  queryKey: ['account', 'menu'],
  queryFn: async ({ signal }) =>
    menuItems((await unwrap(withServerTime(api.GET('/thsuaa/api/currentUserNav', { signal }))))?.data),
  select: (items) => menuTree(items),
  staleTime: Number.POSITIVE_INFINITY,
})
