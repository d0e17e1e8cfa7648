import type { TestAnswers, TestAttempt, TestAttemptDetail } from '@portal/api-contract'

/** A question of a test. */
export type Question = TestAttemptDetail['questions'][number]

/** The letter before a choice. */
export type Key = Question['choices'][number]['key']

/** Whether the time for an attempt is over: as soon as it is opened it is handed in. */
export const isOver = ({ endTime }: Pick<TestAttempt, 'endTime'>, now: number): boolean =>
  endTime !== undefined && Date.parse(endTime) <= now

/** What was chosen so far, by the question's id. */
export type Answers = Record<string, Key[]>

/** What was chosen for a question. */
export const chosenOf = (answers: Answers, { id }: Pick<Question, 'id'>): readonly Key[] =>
  answers[String(id)] ?? []

/** The answers after a choice was taken or taken back: one at a time where one is right, else any number. */
export function choose(answers: Answers, { id, kind }: Pick<Question, 'id' | 'kind'>, key: Key): Answers {
  const chosen = chosenOf(answers, { id })
  const others = chosen.filter((each) => each !== key)
  const next = kind === 'SINGLE' ? [key] : others.length < chosen.length ? others : [...chosen, key].sort()
  return { ...answers, [String(id)]: next }
}

/** The questions that nothing was chosen for. */
export const unanswered = <Asked extends Pick<Question, 'id'>>(
  questions: readonly Asked[],
  answers: Answers,
): Asked[] => questions.filter((question) => chosenOf(answers, question).length === 0)

/** What is handed in: only what was answered, of the questions that were asked. */
export const toHandIn = (questions: readonly Pick<Question, 'id'>[], answers: Answers): TestAnswers => ({
  answers: questions.flatMap((question) => {
    const choices = [...chosenOf(answers, question)]
    return choices.length === 0 ? [] : [{ questionId: question.id, choices }]
  }),
})

/** How many right answers pass. */
export const toPass = (questionCount: number, passShare: number): number =>
  // In hundredths: 0.6 times 15 is a little above 9.
  Math.ceil((questionCount * Math.round(passShare * 100)) / 100)

/** The lessons that the wrong answers are about, most of them first, each with how many there are. */
export function lessonsAgain(questions: readonly Question[]): { lessonId: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const question of questions) {
    if (question.lessonId === undefined || question.isCorrect) continue
    counts.set(question.lessonId, (counts.get(question.lessonId) ?? 0) + 1)
  }
  return [...counts]
    .map(([lessonId, count]) => ({ lessonId, count }))
    .sort((one, other) => other.count - one.count || one.lessonId - other.lessonId)
}
