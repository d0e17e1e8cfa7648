import type { Database } from '../../../../store/database.ts'

/** A question of a test as it is stored: its choices with their letters and the letters of the right ones, both JSON. */
export interface QuestionRow {
  id: number
  /** Null for one that is about no single lesson. */
  lessonId: number | null
  text: string
  choices: string
  rightKeys: string
}

/** Every question: what the desk has written of a course counts instead of what the library has of it. */
const questions = `(SELECT id, courseId, position, lessonId, text, choices, rightKeys, isDrawn FROM courseOwnQuestion
  UNION ALL SELECT id, courseId, id, lessonId, text, choices, rightKeys,
    NOT EXISTS (SELECT 1 FROM courseOwnText WHERE courseId = q.courseId)
  FROM courseQuestion q WHERE NOT EXISTS (SELECT 1 FROM courseOwnQuestion WHERE id = q.id))`

/** The questions that an attempt at a course's test is drawn from, in their order. */
export const questionsOf = (db: Database, courseId: number): QuestionRow[] =>
  db.all<QuestionRow>(
    `SELECT id, lessonId, text, choices, rightKeys FROM ${questions} WHERE courseId = ? AND isDrawn ORDER BY position`,
    [courseId],
  )

/** Questions by their ids, in the order of these; also those that are drawn no more. */
export const questionsBy = (db: Database, ids: readonly number[]): QuestionRow[] =>
  db.all<QuestionRow>(
    `SELECT q.id, q.lessonId, q.text, q.choices, q.rightKeys
      FROM json_each(?) drawn JOIN ${questions} q ON q.id = drawn.value ORDER BY drawn.key`,
    [JSON.stringify(ids)],
  )
