import { useLocation } from '@tanstack/react-router'
import type { OrderListKind, OrdersSearch } from './orders-search.ts'

/** A list of orders as it was narrowed. */
export interface ShownOrders {
  kind: OrderListKind
  search: OrdersSearch
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The list from which an order was opened. */
    orders?: ShownOrders
  }
}

/** The list from which the order's page was opened; undefined where it was opened by its address. */
export const useShownOrders = (): ShownOrders | undefined =>
  useLocation({ select: ({ state }) => state.orders })
