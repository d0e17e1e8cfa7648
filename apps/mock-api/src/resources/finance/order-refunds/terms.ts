import type { OrderRefundTerms } from '@portal/api-contract'
import { orderRefundTerms, type RefundCase } from '../../../domain/order/refund.ts'
import type { World } from '../../../world.ts'
import { findCourse } from '../../education/courses/course-row.ts'
import { findEnrollment } from '../../education/courses/enrollment.ts'
import { refundTermsOf } from '../../education/courses/refund-terms.ts'
import { invoiceOfOrder, usedDateOf } from '../member-invoices/invoice-store.ts'
import { itemsOf, type OrderRow } from '../member-orders/order-store.ts'

const refundedBeforeSql = `SELECT 1 FROM memberOrderItem i
  JOIN memberOrderItem other ON other.itemType = i.itemType AND other.itemId = i.itemId AND other.orderId <> i.orderId
  JOIN memberOrder o ON o.id = other.orderId
  WHERE i.orderId = ? AND i.itemType = 'MEMBER_FEE' AND o.status = 'REFUNDED' LIMIT 1`

/** What the refund of an order over fees or services rests on besides its time. */
export function historyOf(world: World, orderId: number): Pick<RefundCase, 'isInvoiceUsed' | 'wasRefunded'> {
  const invoice = invoiceOfOrder(world.db, orderId)
  return {
    isInvoiceUsed: invoice !== undefined && usedDateOf(world, invoice) !== null,
    wasRefunded: world.db.get(refundedBeforeSql, [orderId]) !== undefined,
  }
}

/** Those of the courses in an order; the first that is against a refund decides. */
function courseTermsOf(world: World, { id, payerId }: OrderRow): OrderRefundTerms | undefined {
  const terms = itemsOf(world.db, id).flatMap(({ itemType, itemId }) => {
    if (itemType !== 'COURSE') return []
    const enrollment = findEnrollment(world.db, payerId, itemId)
    const course = findCourse(world.db, itemId)
    const found = enrollment && course ? refundTermsOf(world, enrollment, course) : null
    return found ? [found] : []
  })
  return terms.find(({ refusal }) => refusal !== null) ?? terms[0]
}

/** Whether an order is paid back by rule when it is asked back now; null for one that is not paid. */
export function termsOf(world: World, order: OrderRow): OrderRefundTerms | null {
  if (order.status !== 'PAID' || order.payTime === null) return null
  const ofCourse = courseTermsOf(world, order)
  if (ofCourse) return ofCourse
  const paid = { payTime: new Date(order.payTime), ...historyOf(world, order.id) }
  const { until, refusal } = orderRefundTerms(paid, world.clock.now())
  return { until: until.toISOString(), refusal }
}
