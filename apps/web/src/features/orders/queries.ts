import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../lib/http.ts'
import { type OrdersSearch, ordersQuery } from './orders-search.ts'

/** A page of the member's orders, newest first. */
export const ordersQueryOptions = ({ status, page }: OrdersSearch) => {
  const query = ordersQuery({ status, page })
  return queryOptions({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/member-orders', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}
