import type { DeskCourse, DeskCourseDetail, DeskCourseDraft } from '@portal/api-contract'
import { notFound } from '../../../contract/problem.ts'
import { fenOf } from '../../../domain/money.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { Database } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'
import type { World } from '../../../world.ts'
import { introOf } from '../../education/courses/lessons.ts'
import { chaptersOf, writeLessons } from './lesson-store.ts'
import { testOf, writeQuestions } from './question-store.ts'

const own =
  'c.id, c.title, c.category, c.year, c.certMajor, c.teacher, c.teacherTitle, c.creditHours, c.summary, c.coverUrl, c.questionCount'

/** Whoever has taken it before the portal counts, too; an order holds its course until it is closed. */
const isTaken = `(c.enrolledCount > 0 OR EXISTS (SELECT 1 FROM courseEnrollment WHERE courseId = c.id)
  OR EXISTS (SELECT 1 FROM memberOrderItem WHERE itemType = 'COURSE' AND itemId = c.id AND isHeld = 1))`

const enrollments = 'FROM courseEnrollment e WHERE e.courseId = c.id AND e.isActive = 1'

/** Courses with those that are not on the website; the placeholder is the present day in PRC. */
export const deskCourses = `(SELECT ${own}, c.priceFen / 100.0 AS price, c.lessonCount, c.version, c.publishDate, c.createdDate, c.lastModifiedDate,
    CASE WHEN c.isPublished = 0 THEN 'DRAFT' WHEN (c.year + 1) || '-12-31' < ? THEN 'SALE_ENDED' ELSE 'ON_SALE' END AS state,
    (SELECT count(*) ${enrollments}) AS enrolled, (SELECT count(e.firstCompleteTime) ${enrollments}) AS completed, ${isTaken} AS isTaken,
    (SELECT coalesce(sum(h.creditHours), 0) FROM courseCredit h WHERE h.courseId = c.id) AS creditedHours
  FROM course c WHERE c.isDeleted = 0)`

/** Columns of a row of the desk's list. */
export const courseColumns = [
  ...[
    'id',
    'title',
    'state',
    'category',
    'year',
    'teacher',
    'creditHours',
    'price',
    'lessonCount',
    'enrolled',
  ],
  ...['completed', 'creditedHours', 'isTaken', 'version', 'publishDate', 'createdDate', 'lastModifiedDate'],
].join(', ')

/** Values of the placeholders of `deskCourses`. */
export const today = ({ clock }: World): string[] => [prcDate(clock.now())]

/** @throws HttpProblem 404 */
export function courseOf(world: World, id: number): DeskCourseDetail {
  const sql = `SELECT ${courseColumns}, certMajor, teacherTitle, coverUrl, summary, questionCount FROM ${deskCourses} WHERE id = ?`
  type Head = DeskCourse & Omit<DeskCourseDetail, 'intro' | 'chapters' | 'test'> & { questionCount: number }
  const row = world.db.get<Head>(sql, [...today(world), id])
  if (!row) throw notFound()
  const { questionCount, ...head } = row
  const { db } = world
  return {
    ...head,
    intro: introOf(db, id),
    chapters: chaptersOf(db, id),
    test: testOf(db, id, questionCount),
  }
}

/** What stands in the table of a course, by the columns. */
function columnsOf(body: DeskCourseDraft) {
  const {
    title,
    coverUrl = null,
    category,
    year,
    certMajor,
    teacher,
    teacherTitle,
    creditHours,
    price,
  } = body
  const words = { title, coverUrl, teacher, teacherTitle, summary: body.summary }
  const questionCount = body.test?.questionCount ?? 0
  return { ...words, category, year, certMajor, creditHours, priceFen: fenOf(price), questionCount }
}

/** Id of the first course that is written at the desk, above those of every seed. */
const firstId = 390_001

function update(db: Database, id: number, columns: Record<string, string | number | null>, at: string): void {
  const assignments = Object.keys(columns).map((column) => `${column} = :${column}`)
  db.run(
    `UPDATE course SET ${assignments.join(', ')}, version = version + 1, lastModifiedDate = :at WHERE id = :id`,
    { ...columns, at, id },
  )
}

/** Writes text, lessons and questions. @returns how many lessons there are, and how long */
function writeParts(db: Database, id: number, body: DeskCourseDraft) {
  const sums = writeLessons(db, id, body.chapters)
  writeQuestions(db, id, body.test?.questions ?? [])
  db.run('INSERT OR REPLACE INTO courseOwnText (courseId, intro) VALUES (?, ?)', [id, body.intro])
  return sums
}

/** Writes a new draft within the caller's transaction. @returns its id */
export function insertCourse(db: Database, body: DeskCourseDraft, at: string): number {
  const next = db.get<{ id: number }>('SELECT max(coalesce(max(id) + 1, 0), ?) AS id FROM course', [firstId])
  const id = next?.id ?? firstId
  const dates = { publishDate: at, createdDate: at, lastModifiedDate: at, orderNum: id }
  insert(db, 'course', { id, ...columnsOf(body), lessonCount: 0, durationS: 0, isPublished: 0, ...dates })
  const { lessonCount, durationS } = writeParts(db, id, body)
  db.run('UPDATE course SET lessonCount = ?, durationS = ? WHERE id = ?', [lessonCount, durationS, id])
  return id
}

/** Writes a course anew within the caller's transaction. */
export function writeCourse(db: Database, id: number, body: DeskCourseDraft, at: string): void {
  update(db, id, { ...columnsOf(body), ...writeParts(db, id, body) }, at)
}

/** Puts a course on offer within the caller's transaction. */
export const writePublished = (db: Database, id: number, at: string): void =>
  update(db, id, { isPublished: 1, publishDate: at }, at)

/** Takes a course off the website within the caller's transaction. */
export const writeWithdrawn = (db: Database, id: number, at: string): void =>
  update(db, id, { isPublished: 0 }, at)

/** Takes a draft out of every list, within the caller's transaction. */
export const removeCourse = (db: Database, id: number, at: string): void =>
  update(db, id, { isDeleted: 1 }, at)
