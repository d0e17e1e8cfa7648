import { notFound, problem } from '../../../contract/problem.ts'
import { isOnSale, onSaleUntil } from '../../../domain/course/course-sale.ts'
import type { Item } from '../../../domain/order/order.ts'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { type CourseRow, findCourse } from './course-row.ts'
import { findEnrollment } from './enrollment.ts'

/** A course as a line of an order. @param beneficiaryName whoever will study it */
export const itemOfCourse = (
  course: Pick<CourseRow, 'id' | 'title' | 'priceFen'>,
  beneficiaryName: string,
): Item => ({
  itemType: 'COURSE',
  itemId: course.id,
  itemName: course.title,
  beneficiaryName,
  feeYear: null,
  quantity: 1,
  priceFen: course.priceFen,
  amountFen: course.priceFen,
})

/** @throws HttpProblem 409 after the last day on which the course can be taken */
export function requireOnSale({ id, year }: Pick<CourseRow, 'id' | 'year'>, at: Date): void {
  if (isOnSale(year, at)) return
  throw problem(409, 'error.courseNotOnSale', `Course ${id} could be taken until ${onSaleUntil(year)}`)
}

const heldSql = `SELECT o.id, o.payerId FROM memberOrder o JOIN memberOrderItem i ON i.orderId = o.id
  WHERE coalesce(i.beneficiaryId, o.payerId) = ? AND i.itemType = 'COURSE' AND i.itemId = ? AND i.isHeld = 1`

/** The order that holds a course for a member, whoever pays it. */
export const holdingOrder = (db: Database, memberId: number, courseId: number) =>
  db.get<{ id: number; payerId: number }>(heldSql, [memberId, courseId])

const nameOf = (db: Database, memberId: number): string =>
  db.get<{ name: string }>('SELECT name FROM member WHERE id = ?', [memberId])?.name ?? ''

/**
 * @returns the member's own open order for the course, if there is one
 * @throws HttpProblem 409 for a course that the member has, or that its unit has in an open order for it
 */
export function requireUntaken(db: Database, memberId: number, courseId: number) {
  if (findEnrollment(db, memberId, courseId))
    throw problem(409, 'error.courseEnrolled', `Already enrolled in course ${courseId}`)
  const holding = holdingOrder(db, memberId, courseId)
  if (holding && holding.payerId !== memberId)
    throw problem(409, 'error.courseEnrolled', `Course ${courseId} is in an open order of the member's unit`)
  return holding
}

/**
 * What a member orders to get into a course.
 * @throws HttpProblem 404 without such a course, 409 for one that costs nothing, that the member has already or that
 * is not on sale any more
 */
export function courseItem({ db, clock }: World, memberId: number, courseId: number): Item {
  const course = findCourse(db, courseId)
  if (!course || course.publishDate > clock.now().toISOString()) throw notFound()
  if (course.priceFen === 0)
    throw problem(409, 'error.courseFree', `Course ${courseId} costs nothing: enroll in it`)
  requireUntaken(db, memberId, courseId)
  requireOnSale(course, clock.now())
  return itemOfCourse(course, nameOf(db, memberId))
}

/** A member's order for a course that can still be paid; null when there is none. */
export const openOrderFor = (db: Database, memberId: number, courseId: number): number | null =>
  db.get<{ id: number }>(
    `SELECT o.id FROM memberOrder o JOIN memberOrderItem i ON i.orderId = o.id
     WHERE o.payerId = ? AND o.status IN ('CREATED', 'PAYING') AND i.itemType = 'COURSE' AND i.itemId = ?
     ORDER BY o.id DESC LIMIT 1`,
    [memberId, courseId],
  )?.id ?? null
