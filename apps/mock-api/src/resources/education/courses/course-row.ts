import type { Course } from '@portal/api-contract'
import { attemptsPerDay, passShare } from '../../../domain/course/course-test.ts'
import { type Fen, yuanOf } from '../../../domain/money.ts'
import type { Database } from '../../../store/database.ts'

/** A course as it is stored: the contract's record with money in fen and its test as a number of questions. */
export interface CourseRow extends Omit<Course, 'price' | 'test'> {
  priceFen: Fen
  /** Of one attempt at its test; 0 for a course without one. */
  questionCount: number
}

/** Columns of a course, named with their table. */
export const courseColumns = [
  'id',
  'title',
  'coverUrl',
  'category',
  'year',
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

/** Where the contract's yuan are kept as fen. */
export const courseCriteria = { id: 'course.id', price: 'priceFen / 100.0' }

export function toCourse({ priceFen, questionCount, ...rest }: CourseRow): Course {
  const test = questionCount === 0 ? null : { questionCount, passShare, attemptsPerDay }
  return { ...rest, price: yuanOf(priceFen), test }
}

/** A course that is on offer or was, whoever asks. */
export const findCourse = (db: Database, id: number): CourseRow | undefined =>
  db.get<CourseRow>(`SELECT ${courseColumns} FROM course WHERE id = ? AND isDeleted = 0`, [id])
