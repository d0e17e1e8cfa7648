import type { OrderStatus } from '@portal/api-contract'
import { notFound } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import type { Item, OrderRefusal } from '../../../domain/order/order.ts'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { orderRefused } from '../../finance/member-orders/order-refused.ts'
import { findOrder } from '../../finance/member-orders/order-store.ts'
import type { Subject } from './documents.ts'

type Line = Pick<Item, 'itemType' | 'itemId'> & { id: number; ownerId: number | null }

/** The lines of an order that are still paid by it, with the owners of its fees, in their order. */
const linesOf = (db: Database, orderId: number): Line[] =>
  db.all<Line>(
    `SELECT i.id, i.itemType, i.itemId, f.ownerId FROM memberOrderItem i
     LEFT JOIN memberFee f ON i.itemType = 'MEMBER_FEE' AND f.id = i.itemId WHERE i.orderId = ? AND i.isHeld = 1 ORDER BY i.id`,
    [orderId],
  )

const refusals: Partial<Record<OrderStatus, OrderRefusal>> = {
  CREATED: 'error.orderUnpaid',
  PAYING: 'error.orderUnpaid',
  CLOSED: 'error.orderClosed',
  REFUNDED: 'error.orderRefunded',
}

/**
 * What the receipts of one of the caller's paid orders are of, one a line. A fee's receipt is the one that its owner has, too, whoever
 * paid for it.
 * @throws HttpProblem 404 for an order that is not the caller's, 409 for one that is not paid
 */
export function receiptSubjects({ db }: World, { memberId }: Caller, orderId: number): Subject[] {
  const order = findOrder(db, orderId)
  if (order?.payerId !== memberId) throw notFound()
  const refusal = refusals[order.status]
  if (refusal) throw orderRefused(order, refusal)
  return linesOf(db, orderId).map(({ id, itemId, ownerId }) =>
    ownerId === null
      ? { printType: 'RECEIPT', memberId, orderItemId: id }
      : { printType: 'RECEIPT', memberId: ownerId, feeId: itemId },
  )
}
