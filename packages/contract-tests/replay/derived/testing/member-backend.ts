import { isPermitted, type Operation } from '@portal/api-contract/document'
import type { Outgoing, Send } from '../../../shared/http/send.ts'

type Member = 'person' | 'unit'

/** Ways in which the backend can be wrong about who may do what. */
export interface Faults {
  /** Whom a token stands for, given whom it should. */
  caller?(token: string | null, right: Member | null): Member | null
  /** Whether somebody may call, given who should. */
  mayCall?(caller: Member, right: boolean): boolean
  /** Whether a record is shown, given whether it is the caller's own. */
  mayRead?(isOwn: boolean): boolean
  /** Whether a list shows a record, given whether it is the caller's own. */
  mayList?(isOwn: boolean): boolean
  /** What is public, told to whoever sent this. */
  open?(token: string | null, right: object): object
  /** Headers of the answer to a preflight. */
  preflight?(right: Record<string, string>): Record<string, string>
}

const permissions: Record<Member, string[]> = {
  person: ['orders.read', 'courses.study'],
  unit: ['orders.read', 'batches.read', 'fees.pay'],
}

/** Orders by whose they are. */
const orders = [
  { id: 11, owner: 'person', subject: 'fee of the person alone', status: 'PAID' },
  { id: 12, owner: 'unit', subject: 'fee of the unit alone', status: 'CLOSED' },
]

const problem = (status: number): Response =>
  Response.json(
    { title: 'refused', status },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

const whoIs = (token: string | null): Member | null => {
  const [, member] = /^Bearer head\.body\.signature-of-(person|unit)$/.exec(token ?? '') ?? []
  return (member as Member | undefined) ?? null
}

function preflight({ preflight: change = (right) => right }: Faults): Response {
  const right = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type',
  }
  return new Response(null, { status: 204, headers: change(right) })
}

function visibleOrder(caller: Member, path: string, { mayRead = (isOwn) => isOwn }: Faults) {
  const order = orders.find(({ id }) => path.split('/').includes(String(id)))
  return order && mayRead(order.owner === caller) ? order : undefined
}

function read(operation: Operation, caller: Member, path: string, faults: Faults): Response {
  if (operation.id === 'getCurrentUser') {
    return Response.json({ permissions: permissions[caller].map((name) => ({ name })) })
  }
  if (operation.id === 'getMemberOrder') {
    const order = visibleOrder(caller, path, faults)
    return order ? Response.json(order) : problem(404)
  }
  const { mayList = (isOwn) => isOwn } = faults
  const own =
    operation.id === 'listMemberOrders' ? orders.filter(({ owner }) => mayList(owner === caller)) : []
  return Response.json(own, { headers: { 'X-Total-Count': String(own.length) } })
}

function answer(operation: Operation, { request }: Outgoing, faults: Faults): Response {
  const token = request.headers.get('authorization')
  if (operation.permissions === null) {
    const right = { subject: 'open to all' }
    return Response.json(faults.open?.(token, right) ?? right)
  }
  const caller = (faults.caller ?? ((_, right) => right))(token, whoIs(token))
  if (!caller) return problem(401)
  const isRight = isPermitted(operation, permissions[caller])
  const isIn = operation.permissions.length === 0 || (faults.mayCall?.(caller, isRight) ?? isRight)
  if (!isIn) return problem(403)
  const { pathname } = new URL(request.url)
  // What was paid or closed cannot be cancelled.
  if (operation.writes) return problem(visibleOrder(caller, pathname, faults) ? 409 : 404)
  return read(operation, caller, pathname, faults)
}

/** A backend in this process with two members, their orders, and everything right about them but its faults. */
export const memberBackend =
  (faults: Faults = {}): Send =>
  async (outgoing) => {
    const { operation, request } = outgoing
    if (request.method === 'OPTIONS') return preflight(faults)
    return operation ? answer(operation, outgoing, faults) : problem(404)
  }
