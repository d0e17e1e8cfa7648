import type { Course } from '@portal/api-contract'
import { type Fen, yuanOf } from '../../../domain/money.ts'
import type { Database } from '../../../store/database.ts'

/** A course as it is stored: the contract's record with money in fen. */
export interface CourseRow extends Omit<Course, 'price'> {
  priceFen: Fen
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
  'createdDate',
  'lastModifiedDate',
  'isDeleted',
  'orderNum',
]
  .map((name) => `course.${name}`)
  .join(', ')

/** Where the contract's yuan are kept as fen. */
export const courseCriteria = { id: 'course.id', price: 'priceFen / 100.0' }

export function toCourse({ priceFen, ...rest }: CourseRow): Course {
  return { ...rest, price: yuanOf(priceFen) }
}

/** A course that is on offer or was, whoever asks. */
export const findCourse = (db: Database, id: number): CourseRow | undefined =>
  db.get<CourseRow>(`SELECT ${courseColumns} FROM course WHERE id = ? AND isDeleted = 0`, [id])
