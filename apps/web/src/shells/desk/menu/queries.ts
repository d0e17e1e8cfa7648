import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/http.ts'
import { menuItems } from './menu-items.ts'
import { menuTree } from './menu-tree.ts'

/** The menu of whoever is logged in, as the server lists it (specification §3, §7). */
export const menuQueryOptions = queryOptions({
  queryKey: ['account', 'menu'],
  queryFn: async ({ signal }) =>
    menuItems((await unwrap(api.GET('/thsuaa/api/currentUserNav', { signal })))?.data),
  select: (items) => menuTree(items),
  staleTime: Number.POSITIVE_INFINITY,
})
