import type { OrderStatus } from '@portal/api-contract'
import {
  idParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
} from '../../../lib/address/search-params.ts'

export const orderFilters = [
  'CREATED',
  'PAYING',
  'PAID',
  'CLOSED',
  'REFUNDING',
  'REFUNDED',
] as const satisfies OrderStatus[]

/** Orders of the list as the backend writes them, the usual one first. */
export const orderSorts = [
  'createdDate,desc',
  'createdDate,asc',
  'payTime,desc',
  'payTime,asc',
  'totalAmount,desc',
  'totalAmount,asc',
] as const

/** The list's state in the address, and an order that has an address of its own by now; what does not fit is left out. */
export const ordersSearch = searchParams({
  status: oneOfParam(orderFilters),
  sort: oneOfParam(orderSorts),
  page: pageParam,
  order: idParam,
})

export type OrdersSearch = SearchOf<typeof ordersSearch>

export const ordersPageSize = 10

/** The criteria of the backend for a list's state. */
export function ordersQuery({ status, sort = orderSorts[0], page = 1 }: Omit<OrdersSearch, 'order'>) {
  return {
    page: page - 1,
    size: ordersPageSize,
    sort: [sort, 'id,desc' as const],
    ...(status && { 'status.equals': status }),
  }
}
