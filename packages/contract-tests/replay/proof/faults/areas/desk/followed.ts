import { type Call, idIn, jsonOf } from '../../../answer.ts'
import type { Fault, Upstream } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { letting, lookUp } from '../lessons.ts'

type Body = Record<string, unknown>

interface Entry {
  id: number
  action: string
  staffId: number
}

interface Application extends Body {
  application: { status: string }
  log: Entry[]
}

const applicationAt = async (call: Call, upstream: Upstream): Promise<Application> =>
  jsonOf(await lookUp(upstream, call, `/api/admin/applications/${idIn(call)}`)) as Application

/** The last decision on an application is taken back after all, where something is so. */
const undoing = (name: string, isMeant: (seen: Application, staffId: unknown) => boolean): Fault =>
  letting(name, 'undoDeskApplication', 'error.undoOver', async (call, upstream) => {
    const account = jsonOf(await lookUp(upstream, call, '/api/admin/account')) as Body
    return isMeant(await applicationAt(call, upstream), account.id)
  })

/** A decision on what the applicant has changed since, where the application is so now. */
const deciding = (name: string, status: string): Fault =>
  letting(name, 'decideDeskApplication', 'error.concurrencyFailure', async (call, upstream) => {
    const { application, log } = await applicationAt(call, upstream)
    return application.status === status && log[0]?.action === 'RETURN'
  })

/** Faults in what has followed from a decision at the desk. */
export const followedFaults: Fault[] = [
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
]
