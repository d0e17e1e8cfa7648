import type { BankTransfer, BankTransferRequest } from '@portal/api-contract'
import type { Caller } from '../../../domain/account/caller.ts'
import { transferExpiry } from '../../../domain/order/bank-transfer.ts'
import type { World } from '../../../world.ts'
import { updateOrder } from '../member-orders/order-store.ts'
import { requestedOrder } from '../payments/open-order.ts'
import { findTransfer, keepTransfer, type TransferRow, toBankTransfer } from './transfer-store.ts'

/** The row that `keepTransfer` has seen to. */
function kept(world: World, orderId: number): TransferRow {
  const row = findTransfer(world.db, orderId)
  if (!row) throw new Error(`The transfer of order ${orderId} is gone`)
  return row
}

/**
 * An open order to be paid by transfer: it has days instead of hours from then on. Asking again changes nothing.
 * @throws HttpProblem as for the other channels
 */
export function openTransfer(world: World, caller: Caller, request: BankTransferRequest): BankTransfer {
  return world.db.transaction(() => {
    const order = requestedOrder(world, caller, request)
    keepTransfer(world.db, order.id)
    const row = kept(world, order.id)
    if (order.payChannel === 'BANK') return toBankTransfer(row, order)
    const at = world.clock.now()
    const longest = [order.expireTime, transferExpiry(at).toISOString()].sort().at(-1) ?? order.expireTime
    const change = { payChannel: 'BANK' as const, attempt: 'NOTPAY' as const, expireTime: longest }
    updateOrder(world.db, order.id, change, at.toISOString())
    return toBankTransfer(row, { ...order, ...change })
  })
}
