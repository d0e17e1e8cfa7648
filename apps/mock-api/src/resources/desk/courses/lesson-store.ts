import type { DeskChapter, DeskCourseDraft, DeskCourseVideo } from '@portal/api-contract'
import type { Database } from '../../../store/database.ts'
import { insert, nextId } from '../../../store/insert.ts'
import { type LessonRow, lessonsOf } from '../../education/courses/lessons.ts'
import { type Clip, clips } from '../../education/courses/videos/clips.ts'

/** The recordings that the association has. */
export const videos: DeskCourseVideo[] = Object.entries(clips)
  .map(([key, { file, seconds }]) => ({ key, name: file, durationS: seconds }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))

export const isVideo = (key: string): key is Clip => Object.hasOwn(clips, key)

/** The chapters of a course as the desk has them. */
export function chaptersOf(db: Database, courseId: number): DeskChapter[] {
  const byChapter = Map.groupBy(lessonsOf(db, courseId), ({ chapterTitle }) => chapterTitle)
  const toLesson = ({ id, title, clip, durationS, isFree }: LessonRow) => ({
    ...{ id, title, video: clip, durationS, free: isFree === 1 },
  })
  return [...byChapter].map(([title, lessons]) => ({ title, lessons: lessons.map(toLesson) }))
}

/** Id of the first lesson that is written at the desk, above those of every seed. */
const firstId = 39_000_001

/** Gives ids to rows of a table that have none yet: an id is never another row's. */
export function idsFrom(db: Database, table: string, first: number): () => number {
  let next = Math.max(nextId(db, table), first)
  return () => next++
}

/** Writes all lessons of a course anew within the caller's transaction. @returns how many there are, and how long */
export function writeLessons(db: Database, courseId: number, chapters: DeskCourseDraft['chapters']) {
  const newId = idsFrom(db, 'courseOwnLesson', firstId)
  const rows = chapters.flatMap(({ title: chapter, lessons }) =>
    lessons.map(({ id, title, video, free }) => ({
      ...{ id: id ?? newId(), courseId, chapterTitle: chapter.trim(), title: title.trim(), clip: video },
      ...{ durationS: isVideo(video) ? clips[video].seconds : 0, isFree: Number(free) },
    })),
  )
  db.run('DELETE FROM courseOwnLesson WHERE courseId = ?', [courseId])
  for (const [position, row] of rows.entries()) insert(db, 'courseOwnLesson', { ...row, position })
  return { lessonCount: rows.length, durationS: rows.reduce((sum, { durationS }) => sum + durationS, 0) }
}
