import { type Call, jsonOf, sentIn, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { letting, lookUp } from '../lessons.ts'

type Body = Record<string, unknown>

const callerOf = ({ headers }: Call): string => headers.authorization ?? ''

/** Where the desk keeps what a member may keep, by its kind. */
const desks: Record<string, string> = { NEWS: 'news', COURSE: 'courses', JOURNAL: 'journals' }

const lastRefund = (order: Body): Body =>
  Array.isArray(order.refunds) ? { ...order, refunds: order.refunds.slice(-1) } : order

/** A unique value of an account, by the call that it came with: whoever closes the account has it for ever. */
function takenForEver(name: string, operation: string, property: string, code: string): Fault {
  const owners = new Map<string, unknown>()
  const taken = new Set<unknown>()
  return {
    name,
    detectedAs: ['rule'],
    also: ['closeAccount'],
    fits: ({ id }) => id === operation,
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      if (call.url.pathname.endsWith('/close')) {
        for (const [authorization, value] of owners) {
          const own = { ...call, headers: { ...call.headers, authorization } }
          if ((await lookUp(upstream, own, '/api/member/current')).status === 401) taken.add(value)
        }
        return right
      }
      const value = sentIn(call)[property]
      if (value === undefined) return right
      if (taken.has(value)) return withProblem(right, 409, code)
      const { data } = jsonOf(right) as { data?: { token: string } }
      owners.set(data ? `Bearer ${data.token}` : callerOf(call), value)
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
  takenForEver('the credit code of a closed unit stays taken', 'registerMember', 'uscc', 'error.usccTaken'),
  takenForEver('the mail address of a closed account stays taken', 'addMail', 'email', 'error.mailTaken'),
]
