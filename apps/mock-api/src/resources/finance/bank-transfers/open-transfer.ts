import type { BankTransfer, BankTransferRequest } from '@portal/api-contract'
import type { Caller } from '../../../domain/account/caller.ts'
import { transferExpiry } from '../../../domain/order/bank-transfer.ts'
import { isOpen } from '../../../domain/order/order.ts'
import type { World } from '../../../world.ts'
import { orderRefused } from '../member-orders/order-refused.ts'
import { type OrderRow, updateOrder } from '../member-orders/order-store.ts'
import { rescheduleClosing } from '../member-orders/tell-closing.ts'
import { requestedOrder } from '../payments/open-order.ts'
import { askChannels } from '../payments/settlement.ts'
import { findTransfer, keepTransfer, type TransferRow, toBankTransfer } from './transfer-store.ts'

/** The row that `keepTransfer` has seen to. */
function kept(world: World, orderId: number): TransferRow {
  const row = findTransfer(world.db, orderId)
  if (!row) throw new Error(`The transfer of order ${orderId} is gone`)
  return row
}

/** Turns an order that is paid by another channel, or by none yet, to a transfer. */
function turnToTransfer(world: World, order: OrderRow, at: Date): OrderRow {
  const longest = [order.expireTime, transferExpiry(at).toISOString()].sort().at(-1) ?? order.expireTime
  const change = { payChannel: 'BANK' as const, attempt: 'NOTPAY' as const, expireTime: longest }
  updateOrder(world.db, order.id, change, at.toISOString())
  const turned = { ...order, ...change }
  rescheduleClosing(world, turned)
  return turned
}

/**
 * The requested order to be paid by transfer, with its transfer kept; one that a channel has the money for is settled, which
 * stays although the request is refused.
 */
function requested(world: World, caller: Caller, request: BankTransferRequest): OrderRow {
  return world.db.transaction(() => {
    const asked = requestedOrder(world, caller, request)
    const at = world.clock.now()
    const order = asked.payChannel === 'BANK' ? asked : askChannels(world, asked, at)
    if (!isOpen(order.status)) return order
    keepTransfer(world.db, order.id)
    return order.payChannel === 'BANK' ? order : turnToTransfer(world, order, at)
  })
}

/**
 * An open order to be paid by transfer: it has days instead of hours from then on. Asking again changes nothing.
 * @throws HttpProblem as for the other channels
 */
export function openTransfer(world: World, caller: Caller, request: BankTransferRequest): BankTransfer {
  const order = requested(world, caller, request)
  if (!isOpen(order.status)) throw orderRefused(order, 'error.orderPaid')
  return toBankTransfer(kept(world, order.id), order)
}
