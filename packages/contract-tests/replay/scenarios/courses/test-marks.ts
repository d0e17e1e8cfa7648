import type { TestAttemptDetail } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { everyRow } from '../../run/rules.ts'

export type Attempt = TestAttemptDetail
export type Choices = NonNullable<Attempt['questions'][number]['right']>

/** What is handed in of a question. */
export interface Answer {
  questionId: number
  choices: Choices
}

/** Each question says what was chosen and whether that was right; one with a single choice has one that is right. */
export function checkMarks(context: Context, { questions, correctCount }: Attempt, sent: Answer[]): void {
  const sorted = (choices: Choices | null = null) => [...(choices ?? [])].sort().join()
  const sentFor = new Map(sent.map(({ questionId, choices }) => [questionId, choices]))
  const check = (keeps: (question: Attempt['questions'][number]) => boolean, rule: string) =>
    everyRow(context, questions, keeps, rule, 'handInTestAttempt')
  check(({ id, given }) => sorted(given) === sorted(sentFor.get(id)), 'a question says what was chosen')
  check(
    ({ kind, right }) => kind !== 'SINGLE' || right === null || right.length === 1,
    'a question with a single choice has one that is right',
  )
  check(
    ({ given, right, isCorrect }) => right === null || isCorrect === (sorted(given) === sorted(right)),
    'a question is right when exactly its right choices were chosen',
  )
  const count = questions.filter(({ isCorrect }) => isCorrect === true).length
  context.expect(
    count === correctCount,
    'as many are right as are counted',
    `${count} / ${correctCount}`,
    'handInTestAttempt',
  )
}
