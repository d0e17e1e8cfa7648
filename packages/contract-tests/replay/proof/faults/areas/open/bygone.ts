import { type Call, jsonOf, sentIn, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { letting, lookUp } from '../lessons.ts'

type Body = Record<string, unknown>

const callerOf = ({ headers }: Call): string => headers.authorization ?? ''

/** Where the desk keeps what a member may keep, by its kind. */
const desks: Record<string, string> = { NEWS: 'news', COURSE: 'courses', JOURNAL: 'journals' }

const lastRefund = (order: Body): Body =>
  Array.isArray(order.refunds) ? { ...order, refunds: order.refunds.slice(-1) } : order

/** A unique value of an account: whoever closes the account has it for ever. */
function takenForEver(name: string, operation: string, property: string, code: string): Fault {
  const owners = new Map<string, unknown>()
  const taken = new Set<unknown>()
  return {
    name,
    detectedAs: ['rule'],
    also: ['closeAccount', 'getMemberBasic'],
    fits: ({ id }) => id === operation,
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const sent = sentIn(call)[property]
      if (taken.has(sent)) return withProblem(right, 409, code)
      if (sent !== undefined && callerOf(call)) owners.set(callerOf(call), sent)
      if (call.method === 'GET') owners.set(callerOf(call), (jsonOf(right) as Body)[property])
      if (call.url.pathname.endsWith('/close'))
        for (const [authorization, value] of owners) {
          const own = { ...call, headers: { ...call.headers, authorization } }
          if ((await lookUp(upstream, own, '/api/member/current')).status === 401 && value) taken.add(value)
        }
      return right
    },
  }
}

/** Faults of what has been: it is forgotten, or goes on. */
export const bygoneFaults: Fault[] = [
  {
    name: 'of the refunds of an order only the last is answered',
    detectedAs: ['rule'],
    also: ['getMemberOrder', 'listMemberOrders'],
    fits: ({ id }) => id === 'requestOrderRefund',
    answer(right) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body | Body[]
      return withJson(right, Array.isArray(body) ? body.map(lastRefund) : lastRefund(body))
    },
  },
  letting(
    'what was withdrawn can still be kept',
    'addMemberFavourite',
    'error.http.404',
    async (call, upstream) => {
      const { kind, targetId } = sentIn(call)
      for (const authorization of upstream.tokens) {
        const asStaff = { ...call, headers: { ...call.headers, authorization } }
        const path = `/api/admin/${desks[String(kind)]}/${targetId}`
        if (isSuccess(await lookUp(upstream, asStaff, path))) return true
      }
      return false
    },
  ),
  takenForEver('the mail address of a closed account stays taken', 'addMail', 'email', 'error.mailTaken'),
]
