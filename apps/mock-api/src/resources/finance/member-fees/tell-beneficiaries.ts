import { feeOnBehalf, type OnBehalf } from '../../../domain/notice/fee-notices.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import type { OrderChange } from '../payments/item-effects.ts'
import type { FeeRow } from './fee-store.ts'

/** Tells whose fees are in another one's order what becomes of them. */
export function tellBeneficiaries(
  world: World,
  course: OnBehalf,
  fees: readonly FeeRow[],
  { order, at }: OrderChange,
): void {
  for (const fee of fees)
    if (fee.ownerId !== order.payerId)
      notify(world, fee.ownerId, feeOnBehalf(fee, order.payerName, course), at)
}
