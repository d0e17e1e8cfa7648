import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../../lib/api/http.ts'
import type { LoaderContext } from '../../../lib/api/loader-context.ts'
import { memberOrderQueryOptions } from '../../../lib/membership/member-order.ts'
import { type OrdersSearch, ordersQuery } from './orders-search.ts'

/** A page of the member's orders, newest first. */
export const ordersQueryOptions = ({ status, sort, page }: OrdersSearch) => {
  const query = ordersQuery({ status, sort, page })
  return queryOptions({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/member-orders', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** The loader of the list. */
export function ordersLoader({ context: { queryClient }, deps }: LoaderContext<OrdersSearch>): void {
  void queryClient.prefetchQuery(ordersQueryOptions(deps))
}

/** The loader of the page of one order. */
export const orderLoader = (
  { queryClient }: { queryClient: QueryClient },
  { orderId }: { orderId: string },
) => void queryClient.prefetchQuery(memberOrderQueryOptions(Number(orderId)))
