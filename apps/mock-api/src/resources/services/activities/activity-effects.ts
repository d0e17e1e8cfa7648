import type { World } from '../../../world.ts'
import type { ItemEffects, OrderChange } from '../../finance/payments/item-effects.ts'
import { findSignUpOf } from './queries.ts'
import { tellOfPlace } from './tell.ts'

/** The place that an order was to pay for is free again. */
function free({ db }: World, _items: unknown, { order, at }: OrderChange): void {
  db.run('UPDATE activitySignUp SET cancelledDate = ? WHERE orderId = ? AND cancelledDate IS NULL', [
    at.toISOString(),
    order.id,
  ])
}

/** Paying for an activity keeps the place; an order that is closed or paid back frees it. Other services have no place. */
export const activityEffects: ItemEffects = {
  ordered() {},
  paid(world, _items, { order, at }) {
    const place = findSignUpOf(world, order.id)
    // A transfer may be confirmed after its activity was cancelled: it is paid back then.
    if (place && place.activityStatus !== 'CANCELLED')
      tellOfPlace(world, order.payerId, { ...place, payUntil: null }, at)
  },
  closed: free,
  refunded: free,
}
