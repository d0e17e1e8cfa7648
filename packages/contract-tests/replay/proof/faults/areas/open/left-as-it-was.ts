import { dayInChina } from '../../../../run/china-time.ts'
import { type Call, jsonOf, sentIn, withHeader, withJson, withQuery } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { looking, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

const callerOf = ({ headers }: Call): string => headers.authorization ?? ''

/** A list that is asked for as somebody else would: in another order, or with a criterion more. */
const asking = (
  name: string,
  operation: string,
  change: (query: URLSearchParams, today: string) => void,
): Fault => ({
  name,
  detectedAs: ['order', 'rule'],
  fits: ({ id }) => id === operation,
  async answer(right, call, { ask }) {
    if (!isSuccess(right) || call.url.searchParams.has('sort')) return right
    const today = dayInChina(right.headers.date ?? '')
    const other = await ask(withQuery(call, (query) => change(query, today)))
    const total = other.headers['x-total-count'] ?? ''
    return isSuccess(other) ? withJson(withHeader(right, 'x-total-count', total), jsonOf(other)) : right
  },
})

/** Own courses as they were before they were swapped, by whose they are. */
const swapped = new Map<string, Body>()

/** What batches came to at most, by their ids. */
const dearest = new Map<unknown, number>()

/** The lesson that each course was begun with, by course and caller. */
const begun = new Map<string, unknown>()

function asBegun(body: unknown, call: Call): Body {
  const progress = body as Body
  const key = `${callerOf(call)} ${progress.courseId}`
  if (progress.lastLessonId === null) begun.delete(key)
  else if (!begun.has(key)) begun.set(key, progress.lastLessonId)
  return { ...progress, lastLessonId: begun.get(key) ?? null }
}

/** Faults of what stays as it was although something else has changed since. */
export const leftAsItWasFaults: Fault[] = [
  asking('the default title stands behind those that were changed since', 'listInvoiceTitles', (query) =>
    query.set('sort', 'lastModifiedDate,desc'),
  ),
  asking('a certificate that was replaced is not listed', 'listHourCertificates', (query) => {
    if (!query.has('status.equals')) query.set('status.notEquals', 'REPLACED')
  }),
  asking('a course that is sold no more is not listed', 'listCourses', (query, today) =>
    query.set('onSaleUntil.greaterThanOrEqual', today),
  ),
  {
    name: 'a unit is not known by its credit code where a code is sent',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'sendAccountCode',
    answer: (right, call) =>
      isSuccess(right) && /^[0-9A-Z]{18}$/.test(String(sentIn(call).username))
        ? withJson(right, { ...(jsonOf(right) as Body), phone: '199****0000' })
        : right,
  },
  {
    name: 'a course that was swapped stays an own one',
    // The row more is not counted, which is told before the rule.
    detectedAs: ['rule', 'total'],
    also: ['swapCourse'],
    fits: ({ id }) => id === 'listMyCourses',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const former = swapped.get(callerOf(call))
      if (call.method === 'GET')
        return former ? withJson(right, [...(jsonOf(right) as Body[]), former]) : right
      const id = /(\d+)\/swap$/.exec(call.url.pathname)?.[1]
      const [taken] = await rowsAt(upstream, call, `/api/edu-courses/my?id.equals=${sentIn(call).courseId}`)
      swapped.set(callerOf(call), { ...taken, id: Number(id) })
      return right
    },
  },
  {
    name: 'a batch of fewer rows costs what it did',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'updateMemberApplyTop',
    answer(right) {
      if (!isSuccess(right)) return right
      const batch = jsonOf(right) as Body
      const totalAmount = Math.max(Number(batch.totalAmount), dearest.get(batch.id) ?? 0)
      dearest.set(batch.id, totalAmount)
      return withJson(right, { ...batch, totalAmount })
    },
  },
  looking(
    'only the first of the other orders may stand on the same invoice',
    'getInvoiceDraft',
    async (body) => {
      const draft = body as { otherOrders: unknown[] }
      return { ...draft, otherOrders: draft.otherOrders.slice(0, 1) }
    },
  ),
  looking('a fee that is being paid is not overdue', 'getMemberFeeInfo', async (body, call, upstream) => {
    const overdue = await rowsAt(upstream, call, '/api/member-fees/user?status.equals=OVERDUE&size=2000')
    return { ...(body as Body), overdueCount: overdue.length }
  }),
  looking('a lesson begins anew in each session', 'openLessonSession', async (body) => {
    const session = body as { progress: Body }
    return { ...session, progress: { ...session.progress, position: 0 } }
  }),
  asking('an activity that was called off is not listed', 'listActivities', (query) => {
    if (!query.has('status.equals')) query.set('status.notEquals', 'CANCELLED')
  }),
  looking(
    'a course goes on with the lesson that it was begun with',
    'getCourseProgress',
    async (body, call) => asBegun(body, call),
  ),
  {
    ...looking(
      'a member whose year is not due yet owes nothing',
      'getMemberSummary',
      async (body, call, upstream) => {
        const due = await rowsAt(upstream, call, '/api/member-fees/user?status.equals=OVERDUE')
        const { membershipStatus } = body as Body
        const isActive = membershipStatus === 'ARREARS' && due.length === 0
        return { ...(body as Body), membershipStatus: isActive ? 'ACTIVE' : membershipStatus }
      },
    ),
    also: ['getCurrentMember'],
  },
]
