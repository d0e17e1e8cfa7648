import type { CourseLearner } from '@portal/api-contract'
import { notFound } from '../../../contract/problem.ts'
import type { World } from '../../../world.ts'
import { type CourseRow, findCourse } from '../../education/courses/course-row.ts'

const learnersSql = `SELECT person.id AS personId, person.name, certType, CASE
    WHEN EXISTS (SELECT 1 FROM courseEnrollment e
      WHERE e.memberId = person.id AND e.courseId = :courseId AND e.isActive = 1) THEN 'ENROLLED'
    WHEN EXISTS (SELECT 1 FROM memberOrderItem i WHERE coalesce(i.beneficiaryId, i.payerId) = person.id
      AND i.itemType = 'COURSE' AND i.itemId = :courseId AND i.isHeld = 1) THEN 'ORDERED'
    ELSE 'FREE' END AS state
  FROM unitPerson JOIN member person ON person.id = personId LEFT JOIN personProfile profile ON profile.memberId = person.id
  WHERE unitPerson.companyId = :companyId ORDER BY person.name, person.id`

/** A course that is on offer. @throws HttpProblem 404 */
export function requireOffered({ db, clock }: World, courseId: number): CourseRow {
  const course = findCourse(db, courseId)
  if (!course || course.publishDate > clock.now().toISOString()) throw notFound()
  return course
}

/** A unit's people, each with how they stand to a course. */
export const learnersOf = ({ db }: World, companyId: number, courseId: number): CourseLearner[] =>
  db.all<CourseLearner>(learnersSql, { companyId, courseId })
