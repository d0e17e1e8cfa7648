import type { DeskCourseDetail, DeskCourseDraft, TestQuestion } from '@portal/api-contract'
import { lettered } from '../../../domain/course/course-test.ts'
import type { Database } from '../../../store/database.ts'
import { type QuestionRow, questionsOf } from '../../education/courses/test/questions.ts'
import { idsFrom } from './lesson-store.ts'

/** Ids of the questions of a course that were in somebody's attempt. */
function askedOf(db: Database, courseId: number): Set<number> {
  const sql =
    'SELECT DISTINCT drawn.value AS id FROM testAttempt a, json_each(a.questions) drawn WHERE a.courseId = ?'
  return new Set(db.all<{ id: number }>(sql, [courseId]).map(({ id }) => id))
}

/** The test of a course as the desk has it; null where it has none. @param questionCount of one attempt */
export function testOf(db: Database, courseId: number, questionCount: number): DeskCourseDetail['test'] {
  if (questionCount === 0) return null
  const asked = askedOf(db, courseId)
  const toQuestion = ({ id, text, choices, rightKeys, lessonId }: QuestionRow) => ({
    ...{ id, text, lessonId, isAsked: asked.has(id) ? (1 as const) : (0 as const) },
    choices: (JSON.parse(choices) as TestQuestion['choices']).map((choice) => choice.text),
    right: JSON.parse(rightKeys) as NonNullable<TestQuestion['right']>,
  })
  return { questionCount, questions: questionsOf(db, courseId).map(toQuestion) }
}

/** Id of the first question that is written at the desk, above those of every seed. */
const firstId = 390_000_001

type Questions = NonNullable<DeskCourseDraft['test']>['questions']

/** Writes what the attempts of a course are drawn from, within the caller's transaction; a question that is left out stays for attempts that had it. */
export function writeQuestions(db: Database, courseId: number, questions: Questions): void {
  const nextId = idsFrom(db, 'courseOwnQuestion', firstId)
  db.run('UPDATE courseOwnQuestion SET isDrawn = 0 WHERE courseId = ?', [courseId])
  const sql = `INSERT OR REPLACE INTO courseOwnQuestion (id, courseId, position, lessonId, text, choices, rightKeys)
    VALUES (?, ?, ?, ?, ?, ?, ?)`
  for (const [position, { id, text, choices, right, lessonId }] of questions.entries()) {
    const texts = choices.map((choice) => choice.trim())
    const words = [text.trim(), JSON.stringify(lettered(texts)), JSON.stringify(right.toSorted())]
    db.run(sql, [id ?? nextId(), courseId, position, lessonId, ...words])
  }
}
