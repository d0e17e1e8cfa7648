import type { Database } from '../../../../store/database.ts'
import type { CourseRow } from '../course-row.ts'

/** Whether the course of an order was swapped before. */
export const isSwapped = (db: Database, orderId: number): boolean =>
  db.get('SELECT 1 FROM courseSwap WHERE orderId = ?', [orderId]) !== undefined

// An order of a unit holds a course once for each of its people.
const ownLine = "orderId = ? AND itemType = 'COURSE' AND itemId = ? AND coalesce(beneficiaryId, payerId) = ?"

/** What an order holds for a member. */
interface Line {
  orderId: number
  memberId: number
}

/** What a member paid in an order for a course, in fen; undefined where the order holds none of it. */
export const paidPriceOf = (
  db: Database,
  { orderId, memberId }: Line,
  courseId: number,
): number | undefined =>
  db.get<{ priceFen: number }>(`SELECT priceFen FROM memberOrderItem WHERE ${ownLine}`, [
    orderId,
    courseId,
    memberId,
  ])?.priceFen

/** Puts another course of the same price in the place of one in an order, and notes it. */
export function swapItem(
  db: Database,
  { orderId, memberId }: Line,
  { from, to }: { from: CourseRow; to: CourseRow },
  at: Date,
): void {
  const swapTime = at.toISOString()
  db.run(
    `INSERT INTO courseSwap (orderId, fromCourseId, fromName, toCourseId, swapTime)
     SELECT orderId, itemId, itemName, ?, ? FROM memberOrderItem WHERE ${ownLine}`,
    [to.id, swapTime, orderId, from.id, memberId],
  )
  db.run(`UPDATE memberOrderItem SET itemId = ?, itemName = ? WHERE ${ownLine}`, [
    to.id,
    to.title,
    orderId,
    from.id,
    memberId,
  ])
  // An order over one course is called by it, and one over several is no person's.
  db.run('UPDATE memberOrder SET subject = ?, lastModifiedDate = ? WHERE id = ?', [
    to.title,
    swapTime,
    orderId,
  ])
}
