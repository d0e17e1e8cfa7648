import { createRandom } from '../random.ts'

/** Share of right answers that passes, in hundredths: shares are compared in whole numbers. */
const passPercent = 60
/** The same as the contract tells it. */
export const passShare = 0.6 as const
/** Attempts that can be begun in one day. */
export const attemptsPerDay = 3 as const
/** Letters of a question's choices, in their order. */
export const choiceKeys = ['A', 'B', 'C', 'D', 'E', 'F'] as const
/** Minutes that an attempt may take for each of its questions. */
const minutesPerQuestion = 3
/** How much later an attempt may arrive that was handed in in time. */
const lateMs = 60_000

/** Minutes that an attempt may take. */
export const timeLimitMinutes = (questionCount: number): number => questionCount * minutesPerQuestion

/** Until when the answers of an attempt count. */
export const attemptEnd = (begun: Date, questionCount: number): Date =>
  new Date(begun.getTime() + timeLimitMinutes(questionCount) * 60_000)

/** Whether answers that arrive at an instant are too late to count. */
export const isTooLate = (begun: Date, questionCount: number, at: Date): boolean =>
  at.getTime() > attemptEnd(begun, questionCount).getTime() + lateMs

/** A question as far as it is marked. */
export interface Marked {
  id: number
  /** Keys of the right choices. */
  right: readonly string[]
}

/** What was chosen for a question. */
export interface Answer {
  questionId: number
  choices: readonly string[]
}

/** Codes that the problem of a refused attempt carries. */
export type AttemptRefusal =
  | 'error.courseWithoutTest'
  | 'error.courseNotEnrolled'
  | 'error.courseNotCompleted'
  | 'error.testPassed'
  | 'error.testAttemptsUsed'

/** The state of a course for a member who wants to begin its test. */
export interface TestState {
  hasTest: boolean
  isEnrolled: boolean
  isCompleted: boolean
  isPassed: boolean
  /** Attempts that were begun today. */
  begunToday: number
}

/** Why a member cannot begin an attempt; null when nothing is against it. */
export function attemptRefusal(state: TestState): AttemptRefusal | null {
  if (!state.hasTest) return 'error.courseWithoutTest'
  if (!state.isEnrolled) return 'error.courseNotEnrolled'
  if (state.isPassed) return 'error.testPassed'
  if (!state.isCompleted) return 'error.courseNotCompleted'
  return state.begunToday >= attemptsPerDay ? 'error.testAttemptsUsed' : null
}

/**
 * The questions of an attempt in their order: another draw for each attempt, always the same for one.
 * @param seed names the attempt
 */
export const drawQuestions = (ids: readonly number[], count: number, seed: string): number[] =>
  createRandom(`test/${seed}`).shuffle(ids).slice(0, count)

/** Choices with their letters. */
export const lettered = (texts: readonly string[]) =>
  texts.map((text, index) => ({ key: choiceKeys[index] ?? 'F', text }))

/** Whether exactly the right choices were chosen. */
export const isCorrect = (chosen: readonly string[], right: readonly string[]): boolean =>
  chosen.length === right.length && chosen.every((key) => right.includes(key))

/** Counts the questions of which exactly the right choices were chosen, and says whether that passes. */
export function mark(
  questions: readonly Marked[],
  answers: readonly Answer[],
): { correctCount: number; isPassed: boolean } {
  const chosen = new Map(answers.map(({ questionId, choices }) => [questionId, choices]))
  const correctCount = questions.filter(({ id, right }) => isCorrect(chosen.get(id) ?? [], right)).length
  return { correctCount, isPassed: correctCount * 100 >= questions.length * passPercent }
}
