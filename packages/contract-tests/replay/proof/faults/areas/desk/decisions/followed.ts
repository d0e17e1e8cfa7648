import type { OperationId } from '@portal/api-contract/document'
import { type Call, idIn, jsonOf, withHeader, withJson } from '../../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../../fault.ts'
import { inBody } from '../../../states.ts'
import { letting, lookUp } from '../../lessons.ts'

type Body = Record<string, unknown>

interface Entry {
  id: number
  action: string
  staffId: number
  time: string
}

interface Application extends Body {
  application: { status: string }
  log: Entry[]
}

const decisions = ['APPROVE', 'RETURN', 'REJECT']

const applicationAt = async (call: Call, upstream: Upstream): Promise<Application> =>
  jsonOf(await lookUp(upstream, call, `/api/admin/applications/${idIn(call)}`)) as Application

/** The last decision on an application is taken back after all, where something is so. */
const undoing = (name: string, isMeant: (seen: Application, staffId: unknown) => boolean): Fault =>
  letting(name, 'undoDeskApplication', 'error.undoOver', async (call, upstream) => {
    const account = jsonOf(await lookUp(upstream, call, '/api/admin/account')) as Body
    return isMeant(await applicationAt(call, upstream), account.id)
  })

/** The caller's last decision can be taken back for ten seconds, whatever has followed. */
const undoableStill: Fault = {
  name: 'a decision is said to be taken back for ten seconds, whatever has followed',
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'getDeskApplication',
  async answer(right, call, upstream) {
    if (!isSuccess(right)) return right
    const body = jsonOf(right) as Application
    const account = jsonOf(await lookUp(upstream, call, '/api/admin/account')) as Body
    const own = body.log.find(({ staffId }) => staffId === account.id)
    const end = own && decisions.includes(own.action) ? Date.parse(own.time) + 10_000 : 0
    const isOpen = end > Date.parse(right.headers.date ?? '')
    return isOpen ? withJson(right, { ...body, undoUntil: new Date(end).toISOString() }) : right
  },
}

/** A decision on what the applicant has changed since, where the application is so now. */
const deciding = (name: string, status: string): Fault =>
  letting(name, 'decideDeskApplication', 'error.concurrencyFailure', async (call, upstream) => {
    const { application, log } = await applicationAt(call, upstream)
    return application.status === status && log[0]?.action === 'RETURN'
  })

/** A log, latest first, without the decisions that were taken back. */
function withoutUndone<One extends Body>(log: One[]): One[] {
  const open = new Map<string, number>()
  return log.filter(({ action, subjectKind, subjectId }) => {
    const key = `${subjectKind} ${subjectId}`
    const count = open.get(key) ?? 0
    if (action === 'UNDO') open.set(key, count + 1)
    if (count === 0 || !decisions.includes(String(action))) return true
    open.set(key, count - 1)
    return false
  })
}

const inRecord = (name: string, operation: OperationId): Fault =>
  inBody(name, [operation], (body) => ({ ...body, log: withoutUndone(body.log as Body[]) }))

/** A fault in the log of one record at a time, so that what lists the log otherwise finds it whole. */
const ofOneRecord = (name: string, change: (rows: Body[]) => Body[]): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'listDeskLog',
  answer(right, call) {
    if (!isSuccess(right) || !call.url.searchParams.has('subjectId.equals')) return right
    const rows = jsonOf(right) as Body[]
    const kept = change(rows)
    const total = Number(right.headers['x-total-count']) - rows.length + kept.length
    return withHeader(withJson(right, kept), 'x-total-count', String(total))
  },
})

/** Faults in what has followed from a decision at the desk, and in what is left of one that was taken back. */
export const followedFaults: Fault[] = [
  undoableStill,
  deciding('what was handed in again is decided as it was returned', 'SUBMITTED'),
  deciding('what was withdrawn is decided as it was handed in', 'WITHDRAWN'),
  undoing(
    'a review is taken back that another one’s review has followed',
    ({ log: [last, first] }, staffId) => {
      const isApproved = last?.action === 'APPROVE' && first?.action === 'APPROVE'
      return isApproved && last.staffId !== staffId && first.staffId === staffId
    },
  ),
  undoing('what was handed in again is returned no more', ({ application, log: [last] }) => {
    return application.status === 'SUBMITTED' && last?.action === 'RETURN'
  }),
  undoing('an approval is taken back of which the fee was paid', ({ application, log: [last] }) => {
    return application.status === 'EFFECTIVE' && last?.action === 'APPROVE'
  }),
  inBody('who wants to leave owes nothing at the desk', ['getDeskApplication'], (body) => ({
    ...body,
    checks: (body.checks as Body[]).map((one) =>
      one.check === 'FEES' ? { ...one, isPassed: true, fields: [] } : one,
    ),
  })),
  inRecord('a decision on an application leaves its log when it is taken back', 'undoDeskApplication'),
  inRecord('a decision on a review leaves its log when it is taken back', 'undoDeskReview'),
  inRecord('an application is read without what was taken back', 'getDeskApplication'),
  inRecord('a review is read without what was taken back', 'getDeskReview'),
  ofOneRecord('a decision leaves the log of the desk when it is taken back', withoutUndone),
  ofOneRecord('what was done to a record leaves the log with it', (rows) =>
    rows[0]?.action === 'DELETE' ? rows.slice(0, 1) : rows,
  ),
]
