import type { OperationId } from '@portal/api-contract/document'
import { type Answer, type Call, jsonOf, sentIn, withJson, withQuery } from '../../../answer.ts'
import { type Fault, granted, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { looking, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>
type Course = { chapters: { title: string; lessons: { id?: number }[] }[]; year: number; completed?: number }

/** A body of a course that is refused, and taken all the same. */
const taking = (
  name: string,
  operation: OperationId,
  isMeant: (sent: Course, names: string[]) => boolean,
): Fault => ({
  name,
  detectedAs: ['not refused'],
  fits: ({ id }) => id === operation,
  answer(right, call, _upstream, planted) {
    const sent = sentIn(call) as unknown as Course
    if (right.status !== 400 || !Array.isArray(sent.chapters)) return right
    const { fieldErrors = [] } = jsonOf(right) as { fieldErrors?: { field: string }[] }
    const names = fieldErrors.map(({ field }) => field)
    return isMeant(sent, names) ? granted(right, planted) : right
  },
})

const workplace = (
  name: string,
  change: (place: Body, rows: (path: string) => Promise<Body[]>) => Promise<Body>,
) =>
  looking(name, 'getDeskWorkplace', (body, call, upstream) =>
    change(body as Body, (path) => rowsAt(upstream, call, path)),
  )

const shifted = (date: unknown, days: number): string =>
  new Date(Date.parse(String(date)) + days * 86_400_000).toISOString()

const dayAt = (date: unknown, days: number): string => shifted(date, days).slice(0, 10)

/** The analysis of the last twelve months in place of this year so far. */
function lastMonths(right: Answer, call: Call, ask: (call: Call) => Promise<Answer>) {
  const { to } = jsonOf(right) as Body
  const year = withQuery(call, (query) => {
    query.set('from', dayAt(to, -364))
    query.set('to', String(to))
  })
  return ask(year)
}

/** Faults in what the staff are told of their day, of figures and of what they may, and in the courses that they write. */
export const staffHomeFaults: Fault[] = [
  workplace('the application that waits longest is the one that came last', async (place, rows) => {
    const path = '/api/admin/applications?status.in=SUBMITTED,REVIEWING&sort=dueDate,desc&size=1'
    const [last] = await rows(path)
    const waiting = (place.waiting as Body[]).map((one) =>
      one.kind === 'APPLICATION' && last ? { ...one, oldestDate: shifted(last.dueDate, -7) } : one,
    )
    return { ...place, waiting }
  }),
  {
    name: 'a workplace shows what everybody did last',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getDeskWorkplace',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const place = jsonOf(right) as Body
      for (const authorization of upstream.tokens) {
        const as = { ...call, headers: { ...call.headers, authorization } }
        const recent = await rowsAt(upstream, as, '/api/admin/log?size=10')
        if (recent.length > 0) return withJson(right, { ...place, recent })
      }
      return right
    },
  },
  workplace('a workplace announces what nobody can read', async (place) => {
    const ahead = { id: 999_999, title: '尚未发布', publishDate: shifted(new Date(), 1) }
    return { ...place, announcements: [ahead, ...(place.announcements as Body[])] }
  }),
  {
    name: 'without days it is the last twelve months',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getDeskAnalysis',
    answer: (right, call, { ask }) =>
      isSuccess(right) && !/from|to=/.test(call.url.search) ? lastMonths(right, call, ask) : right,
  },
  inBody('a year before is 365 days before', ['getDeskAnalysis'], (body, { url }) =>
    url.searchParams.get('compare') === 'PERIOD'
      ? body
      : { ...body, comparedFrom: dayAt(body.from, -365), comparedTo: dayAt(body.to, -365) },
  ),
  inBody('of five years four are told', ['getDeskAnalysis'], (body) => ({
    ...body,
    feeYears: (body.feeYears as Body[]).slice(1),
  })),
  {
    name: 'one permission cannot be given',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskPermissions',
    answer(right) {
      if (!isSuccess(right)) return right
      const rest = (jsonOf(right) as Body[]).filter(({ name }) => name !== 'desk.jobs')
      return withJson(right, rest)
    },
  },
  inBody('a decision can be taken back for minutes', ['decideDeskApplication', 'decideDeskReview'], (body) =>
    body.undoUntil ? { ...body, undoUntil: shifted(body.undoUntil, 0.01) } : body,
  ),
  taking(
    'a course of a year long past is written',
    'createDeskCourse',
    (_course, names) => names.join() === 'year',
  ),
  taking('two chapters have one title', 'createDeskCourse', ({ chapters }) =>
    chapters.some(({ title }, at) => at > 0 && title === chapters[at - 1]?.title),
  ),
  taking(
    'a lesson is added to what somebody has completed',
    'updateDeskCourse',
    ({ chapters, completed = 0 }) =>
      completed > 0 && chapters.some(({ lessons }) => lessons.some(({ id }) => id === undefined)),
  ),
]
