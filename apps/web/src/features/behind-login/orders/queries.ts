import type { MemberOrder } from '@portal/api-contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../lib/api/all-pages.ts'
import { api, unwrapList } from '../../../lib/api/http.ts'
import type { LoaderContext } from '../../../lib/api/loader-context.ts'
import { memberOrderQueryOptions } from '../../../lib/membership/member-order.ts'
import { type ListedOrder, paymentLines } from './lines/payment-lines.ts'
import { refundLines } from './lines/refund-lines.ts'
import { type OrderListKind, type OrdersSearch, orderCriteria, ordersQuery } from './orders-search.ts'

/** A page of a list of the member's orders, newest first. */
export const ordersQueryOptions = (kind: OrderListKind, search: OrdersSearch) => {
  const query = ordersQuery(kind, search)
  return queryOptions({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => unwrapList(api.GET('/api/member-orders', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Every line of a list, on all of its pages, of the orders that the backend was asked for. */
export function linesOf(kind: OrderListKind, orders: MemberOrder[], search: OrdersSearch): ListedOrder[] {
  if (kind === 'payments') return paymentLines(orders, search)
  return kind === 'refunds' ? orders.flatMap(refundLines) : orders
}

/** Every order that a list is narrowed to, on all of its pages. */
export function allOrders(kind: OrderListKind, search: OrdersSearch): Promise<MemberOrder[]> {
  const { sort } = ordersQuery(kind, search)
  const criteria = { ...orderCriteria(kind, search), sort }
  return allPages((page) =>
    unwrapList(api.GET('/api/member-orders', { params: { query: { ...criteria, ...page } } })),
  )
}

/** All that a list is narrowed to, for what it comes to. */
export const allOrdersQueryOptions = (kind: OrderListKind, search: OrdersSearch) =>
  queryOptions({
    queryKey: ['orders', 'all', orderCriteria(kind, search)],
    queryFn: () => allOrders(kind, search),
  })

/** The loader of a list. */
export const ordersLoader =
  (kind: OrderListKind) =>
  ({ context: { queryClient }, deps }: LoaderContext<OrdersSearch>): void =>
    void (kind === 'payments'
      ? queryClient.prefetchQuery(allOrdersQueryOptions(kind, deps))
      : queryClient.prefetchQuery(ordersQueryOptions(kind, deps)))

/** The loader of the page of one order. */
export const orderLoader = (
  { queryClient }: { queryClient: QueryClient },
  { orderId }: { orderId: string },
) => void queryClient.prefetchQuery(memberOrderQueryOptions(Number(orderId)))
