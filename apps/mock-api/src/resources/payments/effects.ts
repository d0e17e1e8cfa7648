import type { OrderItem } from '@portal/api-contract'
import type { Item } from '../../domain/order.ts'
import type { World } from '../../world.ts'
import { courseEffects } from '../courses/course-effects.ts'
import { feeEffects } from '../member-fees/fee-effects.ts'
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
 * paid back. The order's state has been judged before; an effect that finds a thing in another state throws.
 */
export interface ItemEffects {
  ordered: Effect
  paid: Effect
  closed: Effect
  refunded: Effect
}

/** By the kind of an order's line; a kind that is not here stands for nothing that the portal keeps. */
const effects: Partial<Record<OrderItem['itemType'], ItemEffects>> = {
  MEMBER_FEE: feeEffects,
  COURSE: courseEffects,
}

/** Lets the things in an order follow it. */
export function applyEffects(
  world: World,
  event: keyof ItemEffects,
  items: readonly Item[],
  change: OrderChange,
): void {
  const byType = Map.groupBy(items, ({ itemType }) => itemType)
  for (const [itemType, lines] of byType) effects[itemType]?.[event](world, lines, change)
}
