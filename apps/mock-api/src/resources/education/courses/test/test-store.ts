import type { TestAttempt, TestAttemptDetail, TestQuestion } from '@portal/api-contract'
import type { Answer, Marked } from '../../../../domain/course/course-test.ts'
import { attemptEnd, drawQuestions, isCorrect } from '../../../../domain/course/course-test.ts'
import { prcDate, prcInstant } from '../../../../domain/prc-time.ts'
import type { Database } from '../../../../store/database.ts'
import { insert, nextId } from '../../../../store/insert.ts'
import type { CourseRow } from '../course-row.ts'
import { questionsBy, questionsOf } from './questions.ts'

/** An attempt as it is stored: the contract's record with its questions and answers as JSON. */
interface AttemptRow extends TestAttempt {
  questions: string
  answers: string | null
}

/** Attempts with their course; a member's are found by `memberId`. */
export const attempts = `(SELECT a.id, a.memberId, a.courseId, course.title AS courseTitle,
  CASE a.isPassed WHEN 1 THEN 'PASSED' WHEN 0 THEN 'FAILED' ELSE 'OPEN' END AS status,
  json_array_length(a.questions) AS questionCount, a.correctCount, a.startTime, a.handInTime, a.questions, a.answers
  FROM testAttempt a JOIN course ON course.id = a.courseId)`

/** Columns of an attempt without its questions. */
export const attemptColumns =
  'id, courseId, courseTitle, status, questionCount, correctCount, startTime, handInTime'

/** A member's own attempt. */
export const findAttempt = (db: Database, memberId: number, id: number): AttemptRow | undefined =>
  db.get<AttemptRow>(
    `SELECT ${attemptColumns}, questions, answers FROM ${attempts} WHERE memberId = ? AND id = ?`,
    [memberId, id],
  )

/** The attempt at a course's test that a member has not handed in; null when there is none. */
export const openAttemptOf = (db: Database, memberId: number, courseId: number): number | null =>
  db.get<{ id: number }>(
    'SELECT id FROM testAttempt WHERE memberId = ? AND courseId = ? AND handInTime IS NULL',
    [memberId, courseId],
  )?.id ?? null

/** When a member passed the test of a course; null while it was not. */
export const passTimeOf = (db: Database, memberId: number, courseId: number): string | null =>
  db.get<{ handInTime: string }>(
    'SELECT min(handInTime) AS handInTime FROM testAttempt WHERE memberId = ? AND courseId = ? AND isPassed = 1',
    [memberId, courseId],
  )?.handInTime ?? null

/** Attempts that a member has begun on the day of an instant, in PRC. */
export function begunOn(db: Database, memberId: number, courseId: number, now: Date): number {
  const sql =
    'SELECT count(*) AS count FROM testAttempt WHERE memberId = ? AND courseId = ? AND startTime >= ?'
  const midnight = prcInstant(prcDate(now)).toISOString()
  return db.get<{ count: number }>(sql, [memberId, courseId, midnight])?.count ?? 0
}

/** The questions of an attempt with what is right, for marking alone. */
export const markedQuestions = (db: Database, { questions }: Pick<AttemptRow, 'questions'>): Marked[] =>
  questionsBy(db, JSON.parse(questions)).map(({ id, rightKeys }) => ({ id, right: JSON.parse(rightKeys) }))

/** Begins an attempt. @returns its id */
export function beginAttempt(db: Database, memberId: number, course: CourseRow, at: Date): number {
  const id = nextId(db, 'testAttempt')
  const ids = questionsOf(db, course.id).map((question) => question.id)
  const questions = JSON.stringify(drawQuestions(ids, course.questionCount, String(id)))
  insert(db, 'testAttempt', { id, memberId, courseId: course.id, questions, startTime: at.toISOString() })
  return id
}

/** Keeps what was handed in and how it was marked. */
export function closeAttempt(
  db: Database,
  id: number,
  result: { answers: readonly Answer[]; correctCount: number; isPassed: boolean; at: string },
): void {
  db.run('UPDATE testAttempt SET answers = ?, correctCount = ?, isPassed = ?, handInTime = ? WHERE id = ?', [
    JSON.stringify(result.answers),
    result.correctCount,
    Number(result.isPassed),
    result.at,
    id,
  ])
}

/** An attempt as the contract tells it. */
export const toAttempt = (attempt: TestAttempt): TestAttempt => ({
  ...attempt,
  endTime: attemptEnd(new Date(attempt.startTime), attempt.questionCount).toISOString(),
})

/**
 * An attempt with its questions. How they were answered, and where they are taught, is left out as long as the attempt is
 * open; what is right, as long as it was not passed: another attempt asks the same.
 */
export function toAttemptDetail(
  db: Database,
  { questions, answers, ...attempt }: AttemptRow,
): TestAttemptDetail {
  const given = answers === null ? null : (JSON.parse(answers) as Answer[])
  const choicesOf = (id: number) =>
    (given?.find(({ questionId }) => questionId === id)?.choices ?? []) as Keys
  const asked = questionsBy(db, JSON.parse(questions)).map(({ id, lessonId, text, choices, rightKeys }) => {
    const right = JSON.parse(rightKeys) as Keys
    return {
      id,
      kind: right.length === 1 ? ('SINGLE' as const) : ('MULTIPLE' as const),
      text,
      choices: JSON.parse(choices) as TestQuestion['choices'],
      given: given && choicesOf(id),
      isCorrect: given && isCorrect(choicesOf(id), right),
      right: attempt.status === 'PASSED' ? right : null,
      ...(given && lessonId !== null && { lessonId }),
    }
  })
  return { ...toAttempt(attempt), questions: asked }
}

type Keys = NonNullable<TestQuestion['right']>
