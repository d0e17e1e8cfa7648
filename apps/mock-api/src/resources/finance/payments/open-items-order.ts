import { randomBytes } from 'node:crypto'
import type { OrderType } from '@portal/api-contract'
import { expiryOf, type Item, orderNumber, type Payer, totalOf } from '../../../domain/order/order.ts'
import type { World } from '../../../world.ts'
import { insertOrder, type NewOrder, nextOrderId, type OrderRow } from '../member-orders/order-store.ts'
import { scheduleClosing } from '../member-orders/tell-closing.ts'
import { applyEffects } from './effects.ts'

/** An order to be. */
export interface NewItemsOrder {
  payer: Payer
  orderType: OrderType
  /** Short, for the cashier and the payment channels. */
  subject: string
  /** At least one; what each stands for must be free, which the caller has checked to answer it by name. */
  items: readonly Item[]
  at: Date
}

export const newCashierToken = (): string => randomBytes(24).toString('base64url')

function rowOf(id: number, { payer, orderType, subject, items, at }: NewItemsOrder): NewOrder {
  return {
    id,
    orderNo: orderNumber(at, id),
    orderType,
    payerType: payer.ownerType,
    payerId: payer.id,
    payerName: payer.name,
    subject,
    totalAmountFen: totalOf(items),
    payChannel: null,
    status: 'CREATED',
    attempt: 'NOTPAY',
    transactionId: null,
    cashierToken: newCashierToken(),
    returnUrl: null,
    expireTime: expiryOf(at).toISOString(),
    payTime: null,
    invoiceStatus: 'NONE',
    createdDate: at.toISOString(),
  }
}

/**
 * Makes an open order over any kind of items and holds what they stand for, so that a fee or a member's course is in one
 * open or paid order only. It is paid by its id, as every order.
 * @throws Error for an item that is not free; nothing is written then
 */
export function openItemsOrder(world: World, order: NewItemsOrder): OrderRow {
  return world.db.transaction(() => {
    const fresh = rowOf(nextOrderId(world.db), order)
    insertOrder(world.db, fresh, order.items)
    const audit = { lastModifiedDate: fresh.createdDate, isDeleted: 0 as const, orderNum: fresh.id }
    const row = { ...fresh, refundedFen: 0, refundStatus: null, ...audit }
    applyEffects(world, 'ordered', order.items, { order: row, at: order.at })
    scheduleClosing(world, row)
    return row
  })
}
