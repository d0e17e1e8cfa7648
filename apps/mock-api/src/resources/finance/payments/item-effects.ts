import type { Item } from '../../../domain/order/order.ts'
import type { World } from '../../../world.ts'
import type { OrderRow } from '../member-orders/order-store.ts'

/** A change of an order that the things in it follow, within one transaction. */
export interface OrderChange {
  /** As it is after the change: `payTime` is set once it is paid, `payerId` is who bought the things. */
  order: OrderRow
  at: Date
}

type Effect = (world: World, items: readonly Item[], change: OrderChange) => void

/**
 * What happens to the things of one kind when the order that holds them is made, paid, closed without being paid, or
 * paid back. The order's state has been checked before. An effect that finds a thing in another state throws.
 */
export interface ItemEffects {
  ordered: Effect
  paid: Effect
  closed: Effect
  refunded: Effect
}
