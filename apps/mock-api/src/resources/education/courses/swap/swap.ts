import { notFound, problem } from '../../../../contract/problem.ts'
import type { CourseSwapRefusal } from '../../../../domain/course/course-sale.ts'
import { orderAfter } from '../../../../domain/order/order.ts'
import type { World } from '../../../../world.ts'
import { voidInvoiceOf } from '../../../finance/member-invoices/void-invoice.ts'
import { findOrder } from '../../../finance/member-orders/order-store.ts'
import { settleDue } from '../../../finance/member-orders/settle-due.ts'
import { type CourseRow, findCourse } from '../course-row.ts'
import { type EnrollmentRow, endEnrollment, enroll, findEnrollment, otherPayerOf } from '../enrollment.ts'
import { requireOnSale, requireUntaken } from '../order-item.ts'
import { sumUp } from '../progress-store.ts'
import { swapTermsOf } from '../refund-terms.ts'
import { endSessionIn } from '../session-store.ts'
import { paidPriceOf, swapItem } from './swap-store.ts'

const codes: Record<CourseSwapRefusal, string> = {
  SWAPPED_BEFORE: 'error.courseSwappedBefore',
  COMPLETED: 'error.courseCompleted',
  WATCHED_TOO_MUCH: 'error.courseWatchedTooMuch',
  TOO_LATE: 'error.courseSwapTooLate',
}

/** @returns the order that paid for the course. @throws HttpProblem 409 for a course that cannot be swapped */
function requireSwappable(world: World, enrollment: EnrollmentRow | undefined, course: CourseRow): number {
  if (!enrollment) throw problem(409, 'error.courseNotEnrolled', `Course ${course.id} was not taken`)
  const payer = otherPayerOf(world.db, enrollment)
  if (payer !== null)
    throw problem(409, 'error.coursePaidByUnit', `Course ${course.id} was paid for by ${payer}`)
  const terms = swapTermsOf(world, enrollment, course)
  if (enrollment.orderId === null || terms === null)
    throw problem(409, 'error.courseFree', `Course ${course.id} cost nothing`)
  const order = findOrder(world.db, enrollment.orderId)
  const transition = order && orderAfter(order.status, 'REQUEST_REFUND')
  if (!order || !transition?.ok)
    throw problem(409, 'error.orderRefunded', `Order ${enrollment.orderId} is being paid back`, {
      params: { orderId: enrollment.orderId },
    })
  if (terms.refusal) throw problem(409, codes[terms.refusal], `Until ${terms.until}: ${terms.refusal}`)
  return order.id
}

/** @throws HttpProblem 404 for no such course, 409 for one that cannot be taken in the place of another */
function requireTakeable(world: World, memberId: number, { id, priceFen }: { id: number; priceFen: number }) {
  const { db, clock } = world
  const course = findCourse(db, id)
  if (!course || course.publishDate > clock.now().toISOString()) throw notFound()
  const holding = requireUntaken(db, memberId, id)
  if (holding)
    throw problem(409, 'error.courseOrdered', `Course ${id} is in order ${holding.id}`, {
      params: { orderId: holding.id },
    })
  if (course.priceFen !== priceFen)
    throw problem(409, 'error.coursePriceDiffers', `Course ${id} costs another price`)
  requireOnSale(course, clock.now())
  return course
}

/**
 * Swaps a course that a member has paid for: enrolment and order are another course's of the same price from then on, and an invoice
 * over the former one is void. What was watched of that is kept in case it is taken again.
 * @throws HttpProblem 404 for no such course, 409 where a rule is against it
 */
export function swapCourse(world: World, memberId: number, from: CourseRow, toId: number): CourseRow {
  const { db, clock } = world
  return db.transaction(() => {
    settleDue(world)
    const orderId = requireSwappable(world, findEnrollment(db, memberId, from.id), from)
    const line = { orderId, memberId }
    const priceFen = paidPriceOf(db, line, from.id) ?? from.priceFen
    const to = requireTakeable(world, memberId, { id: toId, priceFen })
    const at = clock.now()
    endSessionIn(db, memberId, from.id)
    endEnrollment(db, memberId, from.id)
    // What was invoiced was the former course.
    voidInvoiceOf(world, orderId, at, '发票所含订单的课程已更换')
    swapItem(db, line, { from, to }, at)
    enroll(db, { memberId, courseId: to.id, orderId }, at)
    // What was watched of it before, when it was paid back, is there again.
    sumUp(world, memberId, to, at.toISOString())
    return to
  })
}
