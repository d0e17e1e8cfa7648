import { type Answer, type Call, idIn, jsonOf, withHeader, withJson } from '../../answer.ts'
import { type Fault, granted, isSuccess, type Upstream } from '../../fault.ts'
import { inBody } from '../states.ts'

type Body = Record<string, unknown>

/** What the backend says at another address to whoever calls. */
export async function lookUp({ ask }: Upstream, call: Call, path: string): Promise<Answer> {
  const url = new URL(call.url)
  const [pathname = '', search = ''] = path.split('?')
  url.pathname = path.startsWith('/__mock') ? pathname : url.pathname.replace(/\/api\/.*$/, pathname)
  url.search = search
  // The mock's controls answer no page of another origin.
  const { origin: _origin, ...headers } = call.headers
  return ask({ ...call, method: 'GET', url, headers, body: call.body.subarray(0, 0) })
}

export const rowsAt = async (upstream: Upstream, call: Call, path: string): Promise<Body[]> => {
  const answer = await lookUp(upstream, call, path)
  return isSuccess(answer) ? (jsonOf(answer) as Body[]) : []
}

/** A fault in what one operation answers when it succeeds, for which something else has to be looked up. */
export const looking = (
  name: string,
  operation: string,
  change: (body: unknown, call: Call, upstream: Upstream) => Promise<unknown>,
  detectedAs: Fault['detectedAs'] = ['rule'],
): Fault => ({
  name,
  detectedAs,
  fits: ({ id }) => id === operation,
  answer: async (right, call, upstream) =>
    isSuccess(right) ? withJson(right, await change(jsonOf(right), call, upstream)) : right,
})

/** A refusal by a code that is granted where something else says so. */
export const letting = (
  name: string,
  operation: string,
  code: string,
  isMeant: (call: Call, upstream: Upstream, now: number) => Promise<boolean>,
): Fault => ({
  name,
  detectedAs: ['not refused'],
  fits: ({ id }) => id === operation,
  async answer(right, call, upstream, about) {
    if (right.status < 400 || (jsonOf(right) as Body).message !== code) return right
    const now = Date.parse(right.headers.date ?? '')
    return (await isMeant(call, upstream, now)) ? granted(right, about) : right
  },
})

interface Category {
  creditedHours: number
  requiredHours: number
  remainingHours: number
}

/** What is beyond a category's hours is counted with the other one's. */
function flowOver(categories: Category[]): Category[] {
  const beyond = categories.map(({ creditedHours, requiredHours }) =>
    Math.max(0, creditedHours - requiredHours),
  )
  return categories.map((one, at) => {
    const creditedHours = one.creditedHours + (beyond[1 - at] ?? 0)
    return { ...one, creditedHours, remainingHours: Math.max(0, one.requiredHours - creditedHours) }
  })
}

const withCredits = (categories: (Category & Body)[], credits: Body[]) =>
  categories.map((one) => {
    const own = credits.filter(({ category }) => category === one.category)
    const creditedHours = own.reduce((sum, credit) => sum + Number(credit.creditHours), one.creditedHours)
    return { ...one, creditedHours, remainingHours: Math.max(0, one.requiredHours - creditedHours) }
  })

/** Faults in how courses are watched, tested, credited, ordered and paid back. */
export const lessonFaults: Fault[] = [
  inBody('a course is completed by the share of all its lessons together', ['getCourseProgress'], (body) =>
    body.status === 'STUDYING' && Number(body.progress) >= 0.95 ? { ...body, status: 'COMPLETED' } : body,
  ),
  letting(
    'the session of another lesson goes on',
    'reportWatched',
    'error.sessionEnded',
    async (call, upstream) => {
      const lesson = idIn(call)
      const players = await rowsAt(upstream, call, '/__mock/lesson-sessions')
      return players.length > 0 && players.every(({ lessonId }) => String(lessonId) !== lesson)
    },
  ),
  letting(
    'attempts are counted by the day of UTC',
    'startTestAttempt',
    'error.testAttemptsUsed',
    async (call, upstream, now) => {
      const { courseId } = JSON.parse(call.body.toString('utf8')) as Body
      const day = `${new Date(now).toISOString().slice(0, 10)}T00:00:00Z`
      const path = `/api/edu-test-attempts?courseId.equals=${courseId}&startTime.greaterThanOrEqual=${day}`
      return (await rowsAt(upstream, call, path)).length < 3
    },
  ),
  inBody('right answers are told of a test that was failed', ['getTestAttempt'], (body) =>
    body.status === 'FAILED'
      ? {
          ...body,
          questions: (body.questions as Body[]).map((one) => ({ ...one, right: one.right ?? ['A'] })),
        }
      : body,
  ),
  inBody('hours beyond a category fill up the other one', ['getEducationHours'], (body) => ({
    ...body,
    categories: flowOver(body.categories as Category[]),
  })),
  inBody('a certificate over hours that were taken back is valid', ['verifyHourCertificate'], (body) =>
    // That of somebody who was renamed is revoked for another reason.
    body.status === 'REVOKED' &&
    (body.courses as Body[]).some(({ title }) => String(title).startsWith('回放'))
      ? { ...body, status: 'VALID' }
      : body,
  ),
  looking(
    'a course with a test credits its hours on completion',
    'getEducationHours',
    async (body, call, upstream) => {
      const hours = body as Body & { credits: Body[] }
      const own = await rowsAt(upstream, call, '/api/edu-courses/my?status.equals=COMPLETED&size=200')
      const early = own.filter(({ test, creditTime }) => test !== null && creditTime === null)
      const credits = early.map(({ id, title, category, creditHours, completeTime }) => ({
        ...{ courseId: id, title, category, creditHours },
        creditTime: completeTime,
      }))
      if (credits.length === 0) return body
      const latest = (one: Body) => Date.parse(String(one.creditTime))
      return {
        ...hours,
        categories: withCredits(hours.categories as (Category & Body)[], credits),
        credits: [...hours.credits, ...credits].toSorted((one, other) => latest(other) - latest(one)),
      }
    },
  ),
  {
    name: 'a course that was paid back stays among the own ones',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listMyCourses',
    async answer(right, call, upstream) {
      const id = call.url.searchParams.get('id.equals')
      if (!isSuccess(right) || id === null || (jsonOf(right) as Body[]).length > 0) return right
      const orders = '/api/member-orders?status.equals=REFUNDED&orderType.equals=EDU'
      const [order] = await rowsAt(upstream, call, orders)
      const [course] = await rowsAt(upstream, call, `/api/public/edu-courses?id.equals=${id}`)
      if (!order || !course) return right
      const nothing = { lastLessonId: null, lastStudyTime: null, completeTime: null, creditTime: null }
      const row = {
        ...course,
        status: 'STUDYING',
        progress: 0,
        orderId: null,
        enrollTime: order.payTime,
        ...nothing,
      }
      return withHeader(withJson(right, [row]), 'x-total-count', '1')
    },
  },
  looking(
    'what a unit has ordered for a person does not wait to be paid',
    'listOfferedCourses',
    async (body, call, upstream) => {
      const rows = body as Body[]
      const seen = rows.map(async (row) => {
        const answer =
          row.ordered === 1 ? await lookUp(upstream, call, `/api/edu-courses/${row.id}/progress`) : null
        return answer && (jsonOf(answer) as Body).openOrderId === null ? { ...row, ordered: 0 } : row
      })
      return Promise.all(seen)
    },
  ),
  letting(
    'a course in an open order is withdrawn',
    'withdrawDeskCourse',
    'error.courseHasStudents',
    async (call, upstream) => {
      const id = idIn(call)
      const answer = await lookUp(upstream, call, `/api/admin/courses/${id}`)
      return (jsonOf(answer) as Body).enrolled === 0
    },
  ),
]
