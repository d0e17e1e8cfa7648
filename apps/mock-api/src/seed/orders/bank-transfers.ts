import { transferExpiry } from '../../domain/order/bank-transfer.ts'
import { keepTransfer } from '../../resources/finance/bank-transfers/transfer-store.ts'
import { updateOrder } from '../../resources/finance/member-orders/order-store.ts'
import type { World } from '../../world.ts'

/** A unit's open batch is to be paid by transfer, and its proof is awaited; after the batches. */
export function seedBankTransfers({ db }: World): void {
  const orders = db.all<{ id: number; createdDate: string }>(
    "SELECT id, createdDate FROM memberOrder WHERE orderType = 'ON_BEHALF' AND status = 'CREATED'",
  )
  for (const { id, createdDate } of orders) {
    const expireTime = transferExpiry(new Date(createdDate)).toISOString()
    updateOrder(db, id, { payChannel: 'BANK', expireTime }, createdDate)
    keepTransfer(db, id)
  }
}
