import type { DeskCourseDetail, DeskCourseDraft, FieldError } from '@portal/api-contract'
import { choiceKeys } from '../../course/course-test.ts'
import { bodyError } from '../../field-error.ts'
import { areOwn } from './own-ids.ts'

type Test = DeskCourseDraft['test']
type Question = NonNullable<Test>['questions'][number]

/** The test of a course as it was before a change. */
export type PlannedTest = Pick<DeskCourseDetail, 'test' | 'isTaken'>

type AskedQuestion = NonNullable<DeskCourseDetail['test']>['questions'][number]

const isSame = (question: Question, before: AskedQuestion): boolean =>
  question.text.trim() === before.text &&
  JSON.stringify(question.choices.map((choice) => choice.trim())) === JSON.stringify(before.choices) &&
  question.right.toSorted().join() === before.right.toSorted().join()

function questionFaults(
  question: Question,
  place: string,
  lessonIds: ReadonlySet<number>,
  before: readonly AskedQuestion[],
): FieldError[] {
  const { id, choices, right, lessonId } = question
  const faults: FieldError[] = []
  if (right.some((key) => choiceKeys.indexOf(key) >= choices.length))
    faults.push(bodyError(`${place}.right`, 'OneOf', 'must be letters of its choices'))
  if (new Set(choices.map((choice) => choice.trim())).size < choices.length)
    faults.push(bodyError(`${place}.choices`, 'Unique', 'must differ from each other'))
  if (lessonId !== null && !lessonIds.has(lessonId))
    faults.push(bodyError(`${place}.lessonId`, 'OneOf', 'must be a lesson that stays in the course, or null'))
  const stored = before.find((one) => one.id === id)
  if (stored?.isAsked && !isSame(question, stored))
    faults.push(
      bodyError(place, 'Asked', 'must stay as it is once it was asked; take it away and write another'),
    )
  return faults
}

function takenFaults(test: Test, before: PlannedTest): FieldError[] {
  if ((test === null) !== (before.test === null))
    return [bodyError('test', 'InUse', 'must be there or not as before, once somebody takes the course')]
  return test?.questionCount === before.test?.questionCount
    ? []
    : [bodyError('test.questionCount', 'InUse', 'must stay once somebody takes the course')]
}

/**
 * What is wrong with the test that a course shall end with.
 *
 * @param lessonIds of the lessons that the course had and keeps
 * @param before what it was before this change; undefined of a new course
 */
export function testFaults(
  test: Test,
  lessonIds: ReadonlySet<number>,
  before: PlannedTest | undefined,
): FieldError[] {
  const faults = before?.isTaken ? takenFaults(test, before) : []
  if (test === null) return faults
  const { questionCount, questions } = test
  if (questions.length < questionCount)
    faults.push(bodyError('test.questionCount', 'Max', 'must be at most as many as there are questions'))
  const known = before?.test?.questions ?? []
  if (!areOwn(questions, known))
    faults.push(bodyError('test.questions', 'OneOf', 'must name questions of this course, each once'))
  for (const [index, question] of questions.entries())
    faults.push(...questionFaults(question, `test.questions[${index}]`, lessonIds, known))
  return faults
}
