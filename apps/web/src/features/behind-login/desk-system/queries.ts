import { queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapItems, unwrapList } from '../../../lib/api/http.ts'
import { listSource } from '../../../lib/chakra/desk/list/list-source.ts'
import { logCriteria, logSorts, userCriteria, userSorts } from './system-search.ts'

/** The association's staff. */
export const userSource = listSource({
  key: 'users',
  sorts: userSorts,
  last: 'id,desc',
  criteria: userCriteria,
  ask: (query, init) => unwrapList(api.GET('/api/admin/users', { params: { query }, ...init })),
})

/** All roles: there are few, and whoever is given one is given it from all of them. */
export const rolesQueryOptions = queryOptions({
  queryKey: ['desk', 'roles'],
  queryFn: ({ signal }) =>
    unwrapList(api.GET('/api/admin/roles', { params: { query: { size: 200 } }, signal })).then(
      ({ items }) => items,
    ),
})

/** One role as it is stored now. */
export const fetchRole = (id: number) =>
  unwrap(api.GET('/api/admin/roles/{id}', { params: { path: { id } } }))

/** One of the staff as it is stored now. */
export const fetchUser = (id: number) =>
  unwrap(api.GET('/api/admin/users/{id}', { params: { path: { id } } }))

/** All that roles can open. */
export const permissionsQueryOptions = queryOptions({
  queryKey: ['desk', 'permissions'],
  queryFn: ({ signal }) => unwrapItems(api.GET('/api/admin/permissions', { signal })),
})

/** Who did what. */
export const logSource = listSource({
  key: 'log',
  sorts: logSorts,
  last: 'id,desc',
  criteria: logCriteria,
  ask: (query, init) => unwrapList(api.GET('/api/admin/log', { params: { query }, ...init })),
})
