import type { CourseSwapTerms, OrderRefundTerms } from '@portal/api-contract'
import { invoiceBookDate } from '../../../domain/order/invoice.ts'
import { type OrderRefundRefusal, orderRefundTerms } from '../../../domain/order/refund.ts'
import { prcInstant } from '../../../domain/prc-time.ts'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { type CourseRow, findCourse } from '../../education/courses/course-row.ts'
import { type EnrollmentRow, findEnrollment } from '../../education/courses/enrollment.ts'
import { refundTermsOf, swapTermsOf } from '../../education/courses/refund-terms.ts'
import { invoiceOfOrder } from '../member-invoices/invoice-store.ts'
import { itemsOf, type OrderRow } from '../member-orders/order-store.ts'

const refundedBeforeSql = `SELECT DISTINCT i.id FROM memberOrderItem i
  JOIN memberOrderItem other ON other.itemType = i.itemType AND other.itemId = i.itemId AND other.orderId <> i.orderId
  JOIN orderRefundItem asked ON asked.orderItemId = other.id
  JOIN orderRefund r ON r.id = asked.refundId AND r.status = 'APPROVED'
  WHERE i.id IN (SELECT value FROM json_each(?)) AND i.itemType = 'MEMBER_FEE'`

/** Which of some lines are over fees that were paid back once. */
export const refundedBefore = (db: Database, itemIds: readonly number[]): Set<number> =>
  new Set(db.all<{ id: number }>(refundedBeforeSql, [JSON.stringify(itemIds)]).map(({ id }) => id))

/** From when on the buyer has booked the invoice that an order stands on, which may lie ahead; null without one that is booked. */
export function invoiceUsedFrom(db: Database, orderId: number): Date | null {
  const invoice = invoiceOfOrder(db, orderId)
  const date = invoice ? invoiceBookDate(invoice) : null
  return date === null ? null : prcInstant(date)
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

/** Whether an order is paid back by rule when it is asked back now, and why single lines of it are not, by their ids. */
interface TermsOfOrder {
  terms: OrderRefundTerms | null
  refusals: ReadonlyMap<number, OrderRefundRefusal | null>
}

/** An order over fees or services: one line that is not paid back keeps no other from it. */
function termsOfLines(world: World, orderId: number, payTime: Date): TermsOfOrder {
  const { db, clock } = world
  const left = itemsOf(db, orderId).flatMap(({ id, refundStatus }) => (refundStatus === null ? [id] : []))
  const before = refundedBefore(db, left)
  const paid = { payTime, invoiceUsedFrom: invoiceUsedFrom(db, orderId) }
  const termsWhere = (wasRefunded: boolean) => orderRefundTerms({ ...paid, wasRefunded }, clock.now())
  const { until, refusal } = termsWhere(left.every((id) => before.has(id)))
  return {
    terms: { until: until.toISOString(), refusal },
    refusals: new Map(left.map((id) => [id, termsWhere(before.has(id)).refusal])),
  }
}

/** What the refund of an order rests on now; no terms for one that is not paid. */
export function termsOf(world: World, order: OrderRow): TermsOfOrder {
  if (order.status !== 'PAID' || order.payTime === null) return { terms: null, refusals: new Map() }
  const ofCourse = courseTermsOf(world, order, refundTermsOf)
  return ofCourse
    ? { terms: ofCourse, refusals: new Map() }
    : termsOfLines(world, order.id, new Date(order.payTime))
}
