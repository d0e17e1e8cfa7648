import type { OrderItem } from '@portal/api-contract'
import type { Item } from '../../../domain/order/order.ts'
import type { World } from '../../../world.ts'
import { courseEffects } from '../../education/courses/course-effects.ts'
import { activityEffects } from '../../services/activities/activity-effects.ts'
import { feeEffects } from '../member-fees/fee-effects.ts'
import type { ItemEffects, OrderChange } from './item-effects.ts'

/** The effects by the kind of an order's item; other kinds have no effect in the portal. */
const effects: Partial<Record<OrderItem['itemType'], ItemEffects>> = {
  MEMBER_FEE: feeEffects,
  COURSE: courseEffects,
  OTHER: activityEffects,
}

/** Applies a change of an order to the things in it. */
export function applyEffects(
  world: World,
  event: keyof ItemEffects,
  items: readonly Item[],
  change: OrderChange,
): void {
  const byType = Map.groupBy(items, ({ itemType }) => itemType)
  for (const [itemType, lines] of byType) effects[itemType]?.[event](world, lines, change)
}
