import type { DeskCourseDetail, DeskCourseDraft, DeskCourseState, FieldError } from '@portal/api-contract'
import { bodyError } from '../../field-error.ts'
import { areOwn } from './own-ids.ts'
import { testFaults } from './test-plan.ts'

export type Plan = Pick<DeskCourseDraft, 'year' | 'category' | 'creditHours' | 'price' | 'chapters' | 'test'>

/** A course as it was before a change. */
export type PlannedCourse = Pick<
  DeskCourseDetail,
  'year' | 'category' | 'creditHours' | 'price' | 'chapters' | 'test' | 'state' | 'isTaken' | 'completed'
>

/** Years of the programme whose courses can be taken in a year: that year's and the former one's. */
const isOpenYear = (year: number, thisYear: number): boolean => year === thisYear || year === thisYear - 1

function yearFaults({ year }: Plan, thisYear: number, before?: PlannedCourse): FieldError[] {
  if (year === before?.year) return []
  const isDraft = before === undefined || before.state === 'DRAFT'
  // A draft may be of a programme that is still to come.
  if (isOpenYear(year, thisYear) || (isDraft && year === thisYear + 1)) return []
  return [
    bodyError('year', 'Year', `must be ${thisYear - 1} or ${thisYear}, of a draft also ${thisYear + 1}`),
  ]
}

const lessonsOf = <Lesson>({ chapters }: { chapters: readonly { lessons: readonly Lesson[] }[] }): Lesson[] =>
  chapters.flatMap(({ lessons }) => lessons)

function chapterFaults({ chapters }: Plan): FieldError[] {
  const titles = chapters.map(({ title }) => title.trim())
  return titles.flatMap((title, index) =>
    titles.indexOf(title) === index
      ? []
      : [bodyError(`chapters[${index}].title`, 'Unique', 'must differ from those of the other chapters')],
  )
}

function lessonFaults(plan: Plan, known: readonly { id: number }[]): FieldError[] {
  if (areOwn(lessonsOf(plan), known)) return []
  return [bodyError('chapters', 'OneOf', 'must name lessons of this course, each once')]
}

function fixedFaults(plan: Plan, before: PlannedCourse): FieldError[] {
  const fields = ['year', 'category', 'creditHours', 'price'] as const
  return fields
    .filter((field) => plan[field] !== before[field])
    .map((field) => bodyError(field, 'InUse', 'must stay once somebody takes the course'))
}

function fixedLessonFaults(plan: Plan, before: PlannedCourse): FieldError[] {
  const planned = lessonsOf(plan)
  const isKept = lessonsOf(before).every(({ id, video }) =>
    planned.some((lesson) => lesson.id === id && lesson.video === video),
  )
  if (!isKept)
    return [
      bodyError('chapters', 'InUse', 'must keep each lesson with its video once somebody takes the course'),
    ]
  const isLonger = planned.length > lessonsOf(before).length
  return isLonger && before.completed > 0
    ? [bodyError('chapters', 'Completed', 'must get no lesson more once somebody has completed the course')]
    : []
}

/**
 * What is wrong with the plan of a course.
 *
 * @param thisYear in PRC
 * @param before what it was before this change; undefined of a new one
 */
export function planFaults(plan: Plan, thisYear: number, before?: PlannedCourse): FieldError[] {
  const lessonIds = new Set(lessonsOf(plan).flatMap(({ id }) => id ?? []))
  const faults = [
    ...chapterFaults(plan),
    ...lessonFaults(plan, before ? lessonsOf(before) : []),
    ...testFaults(plan.test, lessonIds, before),
  ]
  if (before?.isTaken) return [...faults, ...fixedFaults(plan, before), ...fixedLessonFaults(plan, before)]
  return [...faults, ...yearFaults(plan, thisYear, before)]
}

type PublishRefusal = 'error.courseNotDraft' | 'error.courseYearClosed'

/** Why a course cannot be put on offer in a year; null when it can. */
export function publishRefusal(
  { state, year }: Pick<PlannedCourse, 'state' | 'year'>,
  thisYear: number,
): PublishRefusal | null {
  if (state !== 'DRAFT') return 'error.courseNotDraft'
  return isOpenYear(year, thisYear) ? null : 'error.courseYearClosed'
}

type WithdrawalRefusal = 'error.courseNotPublished' | 'error.courseHasStudents'

/** Why a course cannot be taken off the website; null when it can. */
export function courseWithdrawalRefusal(state: DeskCourseState, isTaken: boolean): WithdrawalRefusal | null {
  if (state === 'DRAFT') return 'error.courseNotPublished'
  return isTaken ? 'error.courseHasStudents' : null
}
