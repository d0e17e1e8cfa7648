import { dayInChina } from '../../../../run/china-time.ts'
import { idIn, jsonOf, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { letting, looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

const isoAt = (date: string): string => new Date(`${date}T00:00:00+08:00`).toISOString()
const average = (values: number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
const dayMs = 24 * 60 * 60 * 1000

/** A fault in who joined in some days: the list is asked for something more. */
const amongJoined = (name: string, narrow: (query: URLSearchParams) => void): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'listDeskMembers',
  answer(right, call, { ask }) {
    if (!isSuccess(right) || !call.url.searchParams.has('joinedFrom')) return right
    const url = new URL(call.url)
    narrow(url.searchParams)
    return ask({ ...call, url })
  },
})

const versionsOf = ['listDeskNewsVersions', 'listDeskFeeNewsVersions', 'listDeskJournalVersions']

/** Faults of a desk that has forgotten what was before: of a text, of an application, of a membership. */
export const formerFaults: Fault[] = [
  looking('a version is what came after it', 'listDeskNewsVersions', async (body, call, upstream) => {
    const now = jsonOf(await lookUp(upstream, call, `/api/admin/news/${idIn(call)}`)) as Body
    return (body as Body[]).map(({ version, savedDate, staffName, ...text }, at, versions) => {
      const next = versions[at - 1] ?? now
      const later = Object.fromEntries(Object.keys(text).map((name) => [name, next[name]]))
      return { ...later, version, savedDate, staffName }
    })
  }),
  {
    name: 'what was there before the desk is by whoever changed it',
    detectedAs: ['rule'],
    fits: ({ id }) => versionsOf.includes(id),
    answer(right) {
      if (!isSuccess(right)) return right
      const rows = jsonOf(right) as Body[]
      const first = rows.findLast(({ staffName }) => staffName !== null)?.staffName ?? null
      return withJson(
        right,
        rows.map((row) => ({ ...row, staffName: row.staffName ?? first })),
      )
    },
  },
  letting(
    'what was taken off the website is thrown away',
    'deleteDeskFeeNews',
    'error.newsNotDraft',
    async (call, upstream) => {
      const row = await lookUp(upstream, call, `/api/admin/fee-news/${idIn(call)}`)
      return (jsonOf(row) as Body).status === 'OFFLINE'
    },
  ),
  inBody('what was mended is compared with nothing', ['getDeskApplication'], (body) =>
    body.status === 'SUBMITTED' || body.status === 'REVIEWING' ? { ...body, previous: null } : body,
  ),
  amongJoined('who has left is not among those who joined', (query) =>
    query.set('joinDate.specified', 'true'),
  ),
  amongJoined('who joined twice joined on the last of the days alone', (query) => {
    query.set('lastJoinDate.greaterThanOrEqual', query.get('joinedFrom') ?? '')
    query.set('lastJoinDate.lessThanOrEqual', query.get('joinedTo') ?? '')
  }),
  inBody('a phone that is written of somebody of the staff is not kept', ['getDeskUser'], (body) =>
    String(body.username).startsWith('replay') ? { ...body, phone: null } : body,
  ),
  looking('days count from the last handing in', 'getDeskAnalysis', async (body, call, upstream) => {
    const analysis = body as Body
    const { from, to } = analysis as { from: string; to: string }
    const until = dayInChina(new Date(Date.parse(isoAt(to)) + dayMs))
    const query = `submitDate.greaterThanOrEqual=${isoAt(from)}&submitDate.lessThan=${isoAt(until)}&size=2000`
    const rows = await rowsAt(upstream, call, `/api/admin/applications?${query}`)
    const spans = rows.flatMap(({ submitDate, approveDate }) =>
      typeof approveDate === 'string' && approveDate >= String(submitDate)
        ? [(Date.parse(approveDate) - Date.parse(String(submitDate))) / dayMs]
        : [],
    )
    const applicationDays = spans.length > 0 ? Math.round(average(spans) * 10) / 10 : null
    return { ...analysis, applicationDays }
  }),
]
