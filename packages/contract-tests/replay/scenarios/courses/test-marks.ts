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

/** How many right answers pass an attempt. */
export const neededOf = ({ questionCount }: Attempt): number => Math.ceil((questionCount * 60) / 100)

/** The right answers to an attempt, those with a single choice first. */
export const answersTo = ({ questions }: Attempt, known: ReadonlyMap<string, Choices>): Answer[] =>
  questions
    .flatMap(({ id, text }) => {
      const choices = known.get(text)
      // In whatever order they are chosen.
      return choices ? [{ questionId: id, choices: choices.toReversed() }] : []
    })
    .toSorted((one, other) => one.choices.length - other.choices.length)

/**
 * Wrong answers to questions with several right choices, of the right ones: one choice too many, and too few.
 * @param rightly the right answers
 */
export function wrongAnswersTo(
  context: Context,
  { questions }: Attempt,
  rightly: readonly Answer[],
): Answer[] {
  const several = rightly.filter(({ choices }) => choices.length > 1)
  const choicesOf = (id: number) =>
    questions.find((question) => question.id === id)?.choices.map(({ key }) => key) ?? []
  // All of its choices are chosen where not all of them are right.
  const tooMany = several
    .map(({ questionId }) => ({ questionId, choices: choicesOf(questionId) }))
    .find(({ questionId, choices }) => {
      const right = several.find((one) => one.questionId === questionId)?.choices.length ?? 0
      return choices.length > right
    })
  // Of the others the first choice alone is as wrong as any other.
  const tooFew = several
    .filter(({ questionId }) => questionId !== tooMany?.questionId)
    .map(({ questionId, choices }) => ({ questionId, choices: choices.slice(0, 1) }))
  const why = 'no question left has several right choices'
  if (!tooMany) context.untried('an answer with a wrong choice beside the right ones is wrong', why)
  if (tooFew.length === 0) context.untried('an answer that is half right is wrong', why)
  return [...(tooMany ? [tooMany] : []), ...tooFew]
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
