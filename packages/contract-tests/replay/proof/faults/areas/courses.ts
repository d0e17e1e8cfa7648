import { isRecord } from '../../../../shared/is-record.ts'
import { parseJson } from '../../../../shared/json/parse-json.ts'
import { yearInChina } from '../../../run/china-time.ts'
import { type Call, jsonOf, withHeader, withJson } from '../../answer.ts'
import { type Fault, granted, isSuccess, type Upstream } from '../../fault.ts'
import { by, granting } from '../gaps.ts'
import { inOperation } from '../relations.ts'
import { inBody } from '../states.ts'
import { looking, lookUp } from './lessons.ts'
import { asWhoMay } from './said/said.ts'

type Body = Record<string, unknown>

/** The period a year off, so that this year is still in it. */
function shifted(body: Body, thisYear: number): Body {
  const by = Number(body.toYear) > thisYear ? -1 : 1
  const [fromYear, toYear] = [Number(body.fromYear) + by, Number(body.toYear) + by]
  const known = new Map((body.years as Body[]).map((one) => [one.year, one]))
  const years = [toYear, toYear - 1, toYear - 2, toYear - 3]
  const empty = { compulsoryHours: 0, electiveHours: 0 }
  return { ...body, fromYear, toYear, years: years.map((year) => known.get(year) ?? { year, ...empty }) }
}

/** The terms of a course of which a tenth is shown to be watched, where they say one thing, as if they said another. */
const atTheTenth = (name: string, said: string | null, instead: string | null): Fault => {
  const other = (terms: unknown) =>
    isRecord(terms) && terms.refusal === said ? { ...terms, refusal: instead } : terms
  return inBody(name, ['getCourseProgress'], (body) =>
    body.progress === 0.1 ? { ...body, refund: other(body.refund), swap: other(body.swap) } : body,
  )
}

/** How often each caller has taken each course. */
const taken = new Map<string, number>()

/** What is right of a course's test by the text of each question, as the desk has it. */
async function rightOf(call: Call, upstream: Upstream, courseId: unknown): Promise<Map<unknown, unknown[]>> {
  const path = `/api/admin/courses/${courseId}`
  const course = await asWhoMay(upstream, call, (one) => lookUp(upstream, one, path))
  const { questions = [] } = (course?.test ?? {}) as { questions?: Body[] }
  return new Map(questions.map(({ text, right }) => [text, right as unknown[]]))
}

/** Faults in courses, their tests and their hours. */
export const courseFaults: Fault[] = [
  {
    name: 'who takes a course again has just taken it',
    detectedAs: ['rule'],
    also: ['listMyCourses'],
    fits: ({ id }) => id === 'enrollInCourse',
    answer(right, { headers }, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const keyOf = (course: unknown) => `${headers.authorization} ${course}`
      if (id === 'listMyCourses') {
        const rows = (jsonOf(right) as Body[]).map((row) =>
          Number(taken.get(keyOf(row.id))) > 1 ? { ...row, enrollTime: '2026-01-31T23:59:59.000Z' } : row,
        )
        return withJson(right, rows)
      }
      const key = keyOf((jsonOf(right) as Body).courseId)
      taken.set(key, (taken.get(key) ?? 0) + 1)
      return right
    },
  },
  inBody('a course does not say which unit paid for it', ['getCourseProgress'], (body) => ({
    ...body,
    paidBy: null,
  })),
  inBody('an earlier year has no hours', ['getEducationHours'], (body) => {
    const year = Number(body.fromYear) - 9
    const empty = { year, compulsoryHours: 0, electiveHours: 0 }
    return { ...body, earlierYears: [...(body.earlierYears as Body[]), empty] }
  }),
  inBody('a lesson that is complete can be gone to its end', ['getCourseProgress'], (body) => ({
    ...body,
    lessons: (body.lessons as Body[]).map((lesson) =>
      lesson.completeTime === null ? lesson : { ...lesson, reachable: 60 },
    ),
  })),
  inBody('the own courses have another teacher', ['listMyCourses'], (body) => ({ ...body, teacher: '待定' })),
  inBody('a player shows the title of another lesson', ['openLessonSession'], (body) => ({
    ...body,
    title: '片头',
  })),
  {
    name: 'a course that was taken last is not among the own ones',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listMyCourses',
    answer(right, { url }) {
      const isOne = url.searchParams.has('id.equals') && url.searchParams.size === 1
      return isOne && isSuccess(right) ? withHeader(withJson(right, []), 'x-total-count', '0') : right
    },
  },
  atTheTenth('more than a tenth is a tenth as it is rounded', 'WATCHED_TOO_MUCH', null),
  atTheTenth('a course is not given back once just a tenth was watched', null, 'WATCHED_TOO_MUCH'),
  inBody('a report counts a course by its whole lessons', ['reportWatched'], (body) => ({
    ...body,
    courseProgress: body.courseStatus === 'COMPLETED' ? body.courseProgress : 0,
  })),
  granting('a test is begun in the middle of a course', ['startTestAttempt'], by('error.courseNotCompleted')),
  inBody('an answer that is half right counts', ['handInTestAttempt'], (body) => ({
    ...body,
    correctCount: (body.questions as Body[]).filter(({ given }) => Array.isArray(given) && given.length > 0)
      .length,
  })),
  looking('a choice too many does no harm', 'handInTestAttempt', async (body, call, upstream) => {
    const attempt = body as Body
    const known = await rightOf(call, upstream, attempt.courseId)
    const questions = (attempt.questions as Body[]).map((question) => {
      const [right, given] = [known.get(question.text), question.given as unknown[] | null]
      const hasAll = right?.every((key) => given?.includes(key)) === true
      return { ...question, isCorrect: question.isCorrect || (question.kind === 'MULTIPLE' && hasAll) }
    })
    return { ...attempt, questions, correctCount: questions.filter(({ isCorrect }) => isCorrect).length }
  }),
  {
    name: 'answers that come too late count',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'handInTestAttempt',
    answer(right, { body: sent }) {
      const asked = parseJson(sent.toString('utf8'))
      if (!isSuccess(right) || !isRecord(asked)) return right
      const body = jsonOf(right) as Body
      const isLate = Date.parse(String(body.handInTime)) > Date.parse(String(body.endTime)) + 60_000
      return isLate ? withJson(right, { ...body, correctCount: (asked.answers as unknown[]).length }) : right
    },
  },
  {
    name: 'a session goes on after its course was started over',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'reportWatched',
    answer(right, { body: sent }, _upstream, operation) {
      const asked = parseJson(sent.toString('utf8'))
      if (right.status !== 409 || !isRecord(asked)) return right
      // One that a newer session ended may report once more.
      const isFirst = asked.seq === 1 && Number(asked.to) > Number(asked.from)
      const { message } = jsonOf(right) as Body
      return isFirst && message === 'error.sessionEnded' ? granted(right, operation) : right
    },
  },
  {
    name: 'what was kept from the backend counts whatever question was due meanwhile',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'reportWatched',
    answer(right, { body: sent }) {
      const asked = parseJson(sent.toString('utf8'))
      if (!isSuccess(right) || !isRecord(asked)) return right
      const body = jsonOf(right) as Body
      const lesson = body.lesson as Body
      const to = Number(asked.to)
      const isCut = body.presenceRequired === true && to > Number((lesson.ranges as Body[]).at(-1)?.to ?? 0)
      if (!isCut) return right
      const ranges = [{ from: 0, to }]
      return withJson(right, { ...body, lesson: { ...lesson, ranges, position: to, reachable: to } })
    },
  },
  inOperation('the four years begin a year off', 'getEducationHours', (right) =>
    withJson(right, shifted(jsonOf(right) as Body, yearInChina(right.headers.date ?? ''))),
  ),
]
