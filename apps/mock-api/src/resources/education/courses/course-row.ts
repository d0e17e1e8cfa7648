import type { Course } from '@portal/api-contract'
import { onSaleUntil } from '../../../domain/course/course-sale.ts'
import { attemptsPerDay, passShare, timeLimitMinutes } from '../../../domain/course/course-test.ts'
import { type Fen, yuanOf } from '../../../domain/money.ts'
import type { Database } from '../../../store/database.ts'

/** A course as it is stored: the contract's record with money in fen, its test as a number of questions, and without what follows from its year. */
export interface CourseRow extends Omit<Course, 'price' | 'test' | 'onSaleUntil'> {
  priceFen: Fen
  /** Of one attempt at its test; 0 for a course without one. */
  questionCount: number
}

/** Address of the picture of every course that has none of its own. */
export const commonCover = 'files/covers/course.svg'

const headColumns = [
  'id',
  'title',
  'category',
  'year',
  'certMajor',
  'teacher',
  'teacherTitle',
  'creditHours',
  'priceFen',
  'summary',
  'lessonCount',
  'durationS',
  'enrolledCount',
  'publishDate',
  'questionCount',
  'createdDate',
  'lastModifiedDate',
  'isDeleted',
  'orderNum',
]
  .map((name) => `course.${name}`)
  .join(', ')

/** Columns of a course, named with their table. */
export const courseColumns = `${headColumns}, coalesce(course.coverUrl, '${commonCover}') AS coverUrl`

/** What is kept in another way than the contract tells it. */
export const courseCriteria = {
  id: 'course.id',
  price: 'priceFen / 100.0',
  onSaleUntil: `((course.year + 1) || '-12-31')`,
}

export function toCourse({ priceFen, questionCount, ...rest }: CourseRow): Course {
  const test =
    questionCount === 0
      ? null
      : { questionCount, passShare, attemptsPerDay, timeLimitMinutes: timeLimitMinutes(questionCount) }
  return { ...rest, price: yuanOf(priceFen), onSaleUntil: onSaleUntil(rest.year), test }
}

/** A course that is on offer or was, whoever asks; the drafts of the desk are not. */
export const findCourse = (db: Database, id: number): CourseRow | undefined =>
  db.get<CourseRow>(
    `SELECT ${courseColumns} FROM course WHERE id = ? AND isDeleted = 0 AND isPublished = 1`,
    [id],
  )
