import type { CourseSwapTerms, OrderRefundTerms } from '@portal/api-contract'
import { orderRefundTerms, type RefundCase } from '../../../domain/order/refund.ts'
import type { World } from '../../../world.ts'
import { type CourseRow, findCourse } from '../../education/courses/course-row.ts'
import { type EnrollmentRow, findEnrollment } from '../../education/courses/enrollment.ts'
import { refundTermsOf, swapTermsOf } from '../../education/courses/refund-terms.ts'
import { invoiceOfOrder, usedDateOf } from '../member-invoices/invoice-store.ts'
import { itemsOf, type OrderRow } from '../member-orders/order-store.ts'

const refundedBeforeSql = `SELECT 1 FROM memberOrderItem i
  JOIN memberOrderItem other ON other.itemType = i.itemType AND other.itemId = i.itemId AND other.orderId <> i.orderId
  JOIN orderRefundItem asked ON asked.orderItemId = other.id
  JOIN orderRefund r ON r.id = asked.refundId AND r.status = 'APPROVED'
  WHERE i.id IN (SELECT value FROM json_each(?)) AND i.itemType = 'MEMBER_FEE' LIMIT 1`

/** What the refund of an order over fees or services rests on besides its time. @param itemIds the lines that are asked back */
export function historyOf(
  world: World,
  orderId: number,
  itemIds: readonly number[],
): Pick<RefundCase, 'isInvoiceUsed' | 'wasRefunded'> {
  const invoice = invoiceOfOrder(world.db, orderId)
  return {
    isInvoiceUsed: invoice !== undefined && usedDateOf(world, invoice) !== null,
    wasRefunded: world.db.get(refundedBeforeSql, [JSON.stringify(itemIds)]) !== undefined,
  }
}

/** Those of the courses in an order; the first that is against it decides. @param find the terms of one course */
function courseTermsOf<Terms extends { refusal: string | null }>(
  world: World,
  { id, payerId }: OrderRow,
  find: (world: World, enrollment: EnrollmentRow, course: CourseRow) => Terms | null,
): Terms | undefined {
  const terms = itemsOf(world.db, id).flatMap(({ itemType, itemId, beneficiaryId }) => {
    if (itemType !== 'COURSE') return []
    const enrollment = findEnrollment(world.db, beneficiaryId ?? payerId, itemId)
    const course = findCourse(world.db, itemId)
    const found = enrollment && course ? find(world, enrollment, course) : null
    return found ? [found] : []
  })
  return terms.find(({ refusal }) => refusal !== null) ?? terms[0]
}

/** Whether the course in an order can be swapped for another now; null for an order that is not paid, or over no course. */
export const swapTermsOfOrder = (world: World, order: OrderRow): CourseSwapTerms | null =>
  order.status === 'PAID' && order.payerType === 'PERSON'
    ? (courseTermsOf(world, order, swapTermsOf) ?? null)
    : null

/** Whether an order is paid back by rule when it is asked back now; null for one that is not paid. */
export function termsOf(world: World, order: OrderRow): OrderRefundTerms | null {
  if (order.status !== 'PAID' || order.payTime === null) return null
  const ofCourse = courseTermsOf(world, order, refundTermsOf)
  if (ofCourse) return ofCourse
  const left = itemsOf(world.db, order.id).flatMap(({ id, refundStatus }) =>
    refundStatus === null ? [id] : [],
  )
  const paid = { payTime: new Date(order.payTime), ...historyOf(world, order.id, left) }
  const { until, refusal } = orderRefundTerms(paid, world.clock.now())
  return { until: until.toISOString(), refusal }
}
