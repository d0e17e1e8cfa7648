import { transferExpiry } from '../../domain/order/bank-transfer.ts'
import { keepTransfer } from '../../resources/finance/bank-transfers/transfer-store.ts'
import { openOrders, updateOrder } from '../../resources/finance/member-orders/order-store.ts'
import { scheduleClosing } from '../../resources/finance/member-orders/tell-closing.ts'
import type { World } from '../../world.ts'

/** A unit's open batch is to be paid by transfer, and its proof is awaited; after the batches. */
export function seedBankTransfers(world: World): void {
  const { db } = world
  const orders = db.all<{ id: number; createdDate: string }>(
    "SELECT id, createdDate FROM memberOrder WHERE orderType = 'ON_BEHALF' AND status = 'CREATED'",
  )
  for (const { id, createdDate } of orders) {
    const expireTime = transferExpiry(new Date(createdDate)).toISOString()
    updateOrder(db, id, { payChannel: 'BANK', expireTime }, createdDate)
    keepTransfer(db, id)
  }
}

/** Whose open orders close soon is told so; those that were made as a member makes them have seen to it. After the transfers. */
export function seedClosings(world: World): void {
  const scheduled = world.db.all<{ subjectId: number }>(
    "SELECT subjectId FROM dueTask WHERE kind = 'ORDER_CLOSING'",
  )
  const known = new Set(scheduled.map(({ subjectId }) => subjectId))
  for (const order of openOrders(world.db)) if (!known.has(order.id)) scheduleClosing(world, order)
}
