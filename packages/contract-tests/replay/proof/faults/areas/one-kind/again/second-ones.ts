import type { OperationId } from '@portal/api-contract/document'
import { type Answer, type Call, idIn, jsonOf, withJson } from '../../../../answer.ts'
import { type Fault, isSuccess } from '../../../../fault.ts'
import { misread } from '../../../lists.ts'
import { inBody } from '../../../states.ts'
import { looking, lookUp, rowsAt } from '../../lessons.ts'

type Body = Record<string, unknown>

/** How far whoever watches had come in each lesson. */
const furthest = new Map<string, number>()

const keyOf = ({ headers }: Call, lesson: unknown): string => `${headers.authorization} ${lesson}`

function asFarAsBefore(right: Answer, call: Call): Answer {
  const course = jsonOf(right) as { lessons: { lessonId: number; reachable: number | null }[] }
  const lessons = course.lessons.map((lesson) => {
    const before = furthest.get(keyOf(call, lesson.lessonId)) ?? 0
    return { ...lesson, reachable: lesson.reachable === null ? null : Math.max(lesson.reachable, before) }
  })
  return withJson(right, { ...course, lessons })
}

const only = (operation: OperationId) => (one: { id: string }) => one.id === operation

/** Faults that only the second of two shows: a second limit, file, address or kind of member, and what is done again. */
export const secondOneFaults: Fault[] = [
  misread(
    'a range is left open above where it has both limits',
    ['filter'],
    (query) => {
      if (query.has('score.greaterThanOrEqual')) query.delete('score.lessThanOrEqual')
    },
    only('listCompanyRatings'),
  ),
  misread(
    'an instant is compared by its day',
    ['filter'],
    (query) => {
      const name = 'deadline.greaterThanOrEqual'
      const value = query.get(name)
      if (value?.includes('T')) query.set(name, `${value.slice(0, 10)}T00:00:00Z`)
    },
    only('listTenders'),
  ),
  inBody('each attachment is said to be as large as the first', ['getNewsDetail'], (body) => {
    const [first, ...others] = body.attachments as Body[]
    return first
      ? { ...body, attachments: [first, ...others.map((one) => ({ ...one, size: first.size }))] }
      : body
  }),
  looking(
    'the years of units are told with the level of today',
    'listCompanyFeeYears',
    async (body, call, upstream) => {
      const years = body as Body[]
      const own = call.url.searchParams.get('memberNo.equals')
      if (own === null) return years
      const [unit] = await rowsAt(upstream, call, `/api/public/info-companies/query?memberNo.equals=${own}`)
      return years.map((year) => ({ ...year, memberLevel: unit?.memberLevel ?? year.memberLevel }))
    },
  ),
  looking('the address of before is another member’s', 'checkSiteDomain', async (body, call, upstream) => {
    const answer = await lookUp(upstream, call, '/api/member-web/info')
    const site = (isSuccess(answer) ? jsonOf(answer) : {}) as { domainId?: string; published?: Body }
    const wanted = call.url.searchParams.get('domainId')
    const isFormer = wanted === site.published?.domainId && wanted !== site.domainId
    return isFormer ? { isTaken: 1 } : body
  }),
  {
    name: 'who starts a course over may go on where they were',
    detectedAs: ['rule'],
    also: ['reportWatched'],
    fits: only('resetCourse'),
    answer(right, call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      if (id === 'resetCourse') return asFarAsBefore(right, call)
      const { lesson } = jsonOf(right) as { lesson: { reachable: number | null } }
      furthest.set(keyOf(call, idIn(call)), lesson.reachable ?? 0)
      return right
    },
  },
]
