import type { OrderStatus } from '@portal/api-contract'
import { idParam, oneOfParam, pageParam, type SearchOf, searchParams } from '../../lib/search-params.ts'

export const orderFilters = [
  'CREATED',
  'PAYING',
  'PAID',
  'CLOSED',
  'REFUNDING',
  'REFUNDED',
] as const satisfies OrderStatus[]

/** The list's state in the address, and the order that is opened from it; what does not fit is left out. */
export const ordersSearch = searchParams({
  status: oneOfParam(orderFilters),
  page: pageParam,
  order: idParam,
})

export type OrdersSearch = SearchOf<typeof ordersSearch>

export const ordersPageSize = 10

/** The criteria of the backend for a list's state. */
export function ordersQuery({ status, page = 1 }: Omit<OrdersSearch, 'order'>) {
  return {
    page: page - 1,
    size: ordersPageSize,
    sort: ['createdDate,desc' as const, 'id,desc' as const],
    ...(status && { 'status.equals': status }),
  }
}
