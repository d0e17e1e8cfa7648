import { type Call, jsonOf } from '../../../answer.ts'
import type { Fault, Upstream } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { across } from '../homes/across.ts'
import { letting, lookUp } from '../lessons.ts'

type Body = Record<string, unknown>

interface Undone extends Body {
  applyKind: string
  ownerId: number
  application: Body & { person: Body | null }
  log: { action: string }[]
}

/** What those have got whose approval was taken back, and whose leaving was. */
const changes = new Map<unknown, Body>()
const leaving = new Set<unknown>()

/** Applications of which the rejection was taken back. */
const rejected = new Set<unknown>()

const isUndo = (operation: string) => operation === 'undoDeskApplication'

const applicationAt = async (call: Call, upstream: Upstream): Promise<Body> => {
  const path = call.url.pathname.replace(/^.*(\/api\/.*)\/decision$/, '$1')
  return jsonOf(await lookUp(upstream, call, path)) as Body
}

/** Faults in what is left of a decision on an application that was taken back, and in what is decided whatever is against it. */
export const undoneFaults: Fault[] = [
  across(
    'what a change has given stays once its approval was taken back',
    ['undoDeskApplication', 'getMemberBasic'],
    (body, operation) => {
      const { applyKind, ownerId, application } = body as Undone
      if (isUndo(operation) && applyKind === 'CHANGE') changes.set(ownerId, application.person ?? {})
      const given = isUndo(operation) ? {} : (changes.get(body.id) ?? {})
      return { ...body, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) }
    },
  ),
  across(
    'who leaves is no member once that was taken back',
    ['undoDeskApplication', 'getCurrentMember'],
    (body, operation) => {
      if (isUndo(operation) && body.applyKind === 'QUIT') leaving.add(body.ownerId)
      return !isUndo(operation) && leaving.has(body.id) ? { ...body, membershipStatus: 'APPLYING' } : body
    },
  ),
  across(
    'what was rejected stays so once that was taken back',
    ['undoDeskApplication', 'getMemberApply'],
    (body, operation) => {
      if (isUndo(operation) && (body as Undone).log[1]?.action === 'REJECT') rejected.add(body.id)
      return !isUndo(operation) && rejected.has(body.id) ? { ...body, status: 'REJECTED' } : body
    },
  ),
  inBody('a first approval stays once it was taken back', ['undoDeskApplication'], (body) =>
    (body as Undone).log[1]?.action === 'APPROVE' && body.status === 'SUBMITTED'
      ? { ...body, status: 'REVIEWING' }
      : body,
  ),
  letting(
    'who owes something is let go',
    'decideDeskApplication',
    'error.approvalHindered',
    async (call, upstream) => {
      const { applyKind, applicant } = (await applicationAt(call, upstream)) as Body & { applicant: Body }
      return applyKind === 'QUIT' && Number(applicant.owedCount) > 0
    },
  ),
]
