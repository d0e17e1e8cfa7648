import type { Database } from '../../../store/database.ts'
import type { Clip } from './videos/clips.ts'

/** A lesson as it is stored. */
export interface LessonRow {
  id: number
  courseId: number
  chapterTitle: string
  title: string
  clip: Clip
  /** Seconds; the length of its clip. */
  durationS: number
  isFree: number
}

/** Every lesson in its place: what the desk has written of a course counts instead of what the library has of it. */
export const lessons = `(SELECT id, courseId, position, chapterTitle, title, clip, durationS, isFree FROM courseOwnLesson
  UNION ALL SELECT id, courseId, id, chapterTitle, title, clip, durationS, isFree FROM courseLesson l
  WHERE NOT EXISTS (SELECT 1 FROM courseOwnText WHERE courseId = l.courseId))`

const columns = 'id, courseId, chapterTitle, title, clip, durationS, isFree'

export const findLesson = (db: Database, id: number): LessonRow | undefined =>
  db.get<LessonRow>(`SELECT ${columns} FROM ${lessons} WHERE id = ?`, [id])

/** The lessons of a course in their order. */
export const lessonsOf = (db: Database, courseId: number): LessonRow[] =>
  db.all<LessonRow>(`SELECT ${columns} FROM ${lessons} WHERE courseId = ? ORDER BY position`, [courseId])

/** The text of a course: as it was written at the desk, else the library's. */
export function introOf(db: Database, courseId: number): string {
  const sql = `SELECT coalesce((SELECT intro FROM courseOwnText WHERE courseId = :courseId),
    (SELECT intro FROM courseText WHERE courseId = :courseId), '') AS intro`
  return db.get<{ intro: string }>(sql, { courseId })?.intro ?? ''
}
