import type { LessonProgress } from '@portal/api-contract'
import {
  exactShareOf,
  type LessonState,
  reachableOf,
  resumeAt,
  shareOf,
  untouched,
  watchedSeconds,
} from '../../../domain/course/course-progress.ts'
import { hoursCredited } from '../../../domain/notice/education-notices.ts'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import type { CourseRow } from './course-row.ts'
import type { LessonRow } from './lessons.ts'
import { passTimeOf } from './test/test-store.ts'

/** How far a member is in a lesson, and since when it is complete. */
export interface Watched extends LessonState {
  completeTime: string | null
}

interface WatchedRow {
  lessonId: number
  ranges: string
  position: number
  completeTime: string | null
}

const toWatched = ({ ranges, position, completeTime }: WatchedRow): Watched => ({
  ranges: JSON.parse(ranges),
  position,
  isCompleted: completeTime !== null,
  completeTime,
})

const nothing: Watched = { ...untouched, completeTime: null }

export function watchedOf(db: Database, memberId: number, lessonId: number): Watched {
  const sql = 'SELECT * FROM lessonProgress WHERE memberId = ? AND lessonId = ?'
  const row = db.get<WatchedRow>(sql, [memberId, lessonId])
  return row ? toWatched(row) : nothing
}

/** What a member has watched of some lessons, as the contract tells it. */
export function progressOf(db: Database, memberId: number, lessons: readonly LessonRow[]): LessonProgress[] {
  return lessons.map((lesson) => toLessonProgress(lesson, watchedOf(db, memberId, lesson.id)))
}

export const toLessonProgress = ({ id, durationS }: LessonRow, watched: Watched): LessonProgress => ({
  lessonId: id,
  progress: shareOf(watchedSeconds(watched.ranges), durationS),
  ranges: [...watched.ranges],
  position: resumeAt(watched, durationS),
  reachable: reachableOf(watched),
  completeTime: watched.completeTime,
})

const saveSql = `INSERT OR REPLACE INTO lessonProgress
  (memberId, lessonId, courseId, ranges, position, watchedMs, completeTime)
  VALUES (:memberId, :lessonId, :courseId, :ranges, :position, :watchedMs, :completeTime)`

/** Keeps how far a member is in a lesson. */
export function saveWatched(db: Database, memberId: number, lesson: LessonRow, watched: Watched): void {
  const { ranges, position, completeTime } = watched
  db.run(saveSql, {
    memberId,
    lessonId: lesson.id,
    courseId: lesson.courseId,
    ranges: JSON.stringify(ranges),
    position,
    watchedMs: Math.round(watchedSeconds(ranges) * 1000),
    completeTime,
  })
}

interface Sum {
  watchedMs: number
  completed: number
}

const sumSql = `SELECT coalesce(sum(watchedMs), 0) AS watchedMs, count(completeTime) AS completed
  FROM lessonProgress WHERE memberId = ? AND courseId = ?`

const creditSql = `INSERT OR IGNORE INTO courseCredit (memberId, courseId, title, category, creditHours, creditTime)
  SELECT ?, id, title, category, creditHours, ? FROM course WHERE id = ?`

const completeSql = `SELECT completeTime FROM courseEnrollment WHERE memberId = ? AND courseId = ?`

/**
 * Since when a course is complete and its test, if there is one, is passed; null while it is not. Whoever buys again what was paid back
 * may have completed it long before.
 */
function doneTimeOf(db: Database, memberId: number, { id, questionCount }: CourseRow): string | null {
  const completeTime = db.get<{ completeTime: string | null }>(completeSql, [memberId, id])?.completeTime
  const passTime = questionCount === 0 ? '' : passTimeOf(db, memberId, id)
  if (!completeTime || passTime === null) return null
  return passTime > completeTime ? passTime : completeTime
}

/**
 * Brings an enrolment up to date with its lessons. The hours are credited once, as of when the last lesson was complete and
 * the test, if there is one, was passed.
 */
export function sumUp(world: World, memberId: number, course: CourseRow, at: string): void {
  const { db } = world
  const sum = db.get<Sum>(sumSql, [memberId, course.id])
  const isCompleted = sum?.completed === course.lessonCount
  db.run(
    `UPDATE courseEnrollment SET watchedMs = :watchedMs, mostWatchedMs = max(mostWatchedMs, :watchedMs),
       completeTime = CASE WHEN :isCompleted THEN coalesce(completeTime, :at) END,
       firstCompleteTime = CASE WHEN :isCompleted THEN coalesce(firstCompleteTime, :at) ELSE firstCompleteTime END
     WHERE memberId = :memberId AND courseId = :courseId`,
    {
      watchedMs: sum?.watchedMs ?? 0,
      isCompleted: Number(isCompleted),
      at,
      memberId,
      courseId: course.id,
    },
  )
  if (!isCompleted) return
  const doneTime = doneTimeOf(db, memberId, course)
  if (doneTime === null) return
  if (db.run(creditSql, [memberId, doneTime, course.id]).changes > 0)
    notify(world, memberId, hoursCredited(course), new Date(at))
}

/** When a course's hours were credited to a member; null while they are not. */
export const creditTimeOf = (db: Database, memberId: number, courseId: number): string | null =>
  db.get<{ creditTime: string }>('SELECT creditTime FROM courseCredit WHERE memberId = ? AND courseId = ?', [
    memberId,
    courseId,
  ])?.creditTime ?? null

const shareSql = `SELECT e.mostWatchedMs, c.durationS,
    e.firstCompleteTime IS NOT NULL AS wasCompleted
  FROM memberOrder o
  JOIN memberOrderItem i ON i.orderId = o.id AND i.itemType = 'COURSE'
  JOIN course c ON c.id = i.itemId
  JOIN courseEnrollment e ON e.memberId = coalesce(i.beneficiaryId, o.payerId) AND e.courseId = c.id
  WHERE o.id = ?`

/**
 * The largest share that anybody for whom it was bought has watched of a course in an order; null where the order holds none. What
 * was watched before a course was started over counts, too.
 */
export function watchedShareOf({ db }: World, orderId: number): number | null {
  const courses = db.all<{ mostWatchedMs: number; durationS: number; wasCompleted: 0 | 1 }>(shareSql, [
    orderId,
  ])
  if (courses.length === 0) return null
  return Math.max(
    ...courses.map(({ mostWatchedMs, durationS, wasCompleted }) =>
      wasCompleted ? 1 : exactShareOf(mostWatchedMs, durationS),
    ),
  )
}
