import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../../lib/api/http.ts'
import { pageQuery } from '../../../lib/chakra/desk/list-query.ts'
import {
  type LogSearch,
  logCriteria,
  logSorts,
  type UsersSearch,
  userCriteria,
  userSorts,
} from './system-search.ts'

/** A page of the association's staff. */
export const usersQueryOptions = (search: UsersSearch) => {
  const query = { ...pageQuery(search, userSorts[0]), ...userCriteria(search) }
  return queryOptions({
    queryKey: ['desk', 'users', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/admin/users', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** All roles: there are few, and whoever is given one is given it from all of them. */
export const rolesQueryOptions = queryOptions({
  queryKey: ['desk', 'roles'],
  queryFn: ({ signal }) =>
    unwrapList(api.GET('/api/admin/roles', { params: { query: { size: 200 } }, signal })).then(
      ({ items }) => items,
    ),
})

/** All that roles can open. */
export const permissionsQueryOptions = queryOptions({
  queryKey: ['desk', 'permissions'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/admin/permissions', { signal })),
})

/** A page of who did what. */
export const logQueryOptions = (search: LogSearch) => {
  const query = { ...pageQuery(search, logSorts[0]), ...logCriteria(search) }
  return queryOptions({
    queryKey: ['desk', 'log', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/admin/log', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}
