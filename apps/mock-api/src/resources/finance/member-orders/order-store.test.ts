import { describe, expect, it } from 'vitest'
import type { Item } from '../../../domain/order/order.ts'
import type { Database } from '../../../store/database.ts'
import { openWeixinOrder } from '../../../testing/paying.ts'
import { createTestBed } from '../../../testing/test-bed.ts'
import { findOrder, insertOrder, itemsOf, type OrderRow } from './order-store.ts'

/** Another order over the same lines, as a second process with a stale view would write it. */
function copyOf(order: OrderRow) {
  const {
    refundedFen: _back,
    refundStatus: _asked,
    lastModifiedDate: _modified,
    isDeleted: _deleted,
    orderNum: _place,
    ...fields
  } = order
  return { ...fields, id: order.id + 1, orderNo: 'JC2026112199999999', cashierToken: 'another' }
}

const linesOf = (db: Database, orderId: number): Item[] =>
  itemsOf(db, orderId).map(({ id: _, refundStatus: _status, feeKind: _kind, ...line }) => line)

describe('the store', () => {
  it('lets a fee into one open or paid order only, and into another once that is closed', async () => {
    const bed = await createTestBed()
    const { db } = bed.world
    const { orderId } = await openWeixinOrder(bed, 'su')
    const order = findOrder(db, orderId)
    const insert = () => db.transaction(() => order && insertOrder(db, copyOf(order), linesOf(db, orderId)))
    for (const status of ['CREATED', 'PAYING', 'PAID', 'REFUNDING']) {
      db.run('UPDATE memberOrder SET status = ? WHERE id = ?', [status, orderId])
      expect(insert).toThrow('UNIQUE constraint failed: memberOrderItem.itemId')
    }
    db.run(`UPDATE memberOrder SET status = 'CLOSED' WHERE id = ?`, [orderId])
    expect(insert).not.toThrow()
    expect(itemsOf(db, orderId + 1)).toHaveLength(2)
  })
})
