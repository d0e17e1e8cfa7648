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

export const findLesson = (db: Database, id: number): LessonRow | undefined =>
  db.get<LessonRow>('SELECT * FROM courseLesson WHERE id = ?', [id])

/** The lessons of a course in their order. */
export const lessonsOf = (db: Database, courseId: number): LessonRow[] =>
  db.all<LessonRow>('SELECT * FROM courseLesson WHERE courseId = ? ORDER BY id', [courseId])
