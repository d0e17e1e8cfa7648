import { idIn, jsonOf, sentIn, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { denying } from '../fees-and-orders.ts'
import { lookUp } from '../lessons.ts'

type Body = Record<string, unknown>

/** Faults that are there for one kind alone: one channel, one sort of account, one of several who wrote. */
export const oneKindFaults: Fault[] = [
  denying(
    'an order that is paid by a transfer has no trade',
    'queryOrder',
    [404, 'error.http.404'],
    async (_trade, call, upstream) => {
      const order = await lookUp(upstream, call, `/api/member-order-detail/${idIn(call)}`)
      return (jsonOf(order) as Body).payChannel === 'BANK'
    },
  ),
  {
    name: 'the name of somebody of the staff is one in its own case alone',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'authenticate',
    async answer(right, call, upstream) {
      const { username } = sentIn(call)
      const name = String(username)
      if (!isSuccess(right) || name === name.toLowerCase()) return right
      const { data } = jsonOf(right) as { data: { token: string } }
      const headers = { ...call.headers, authorization: `Bearer ${data.token}` }
      const user = await lookUp(upstream, { ...call, headers }, '/thsuaa/api/currentUser')
      const isStaff = (jsonOf(user) as Body).role === 'associationStaff'
      return isStaff ? withProblem(right, 401, 'error.badCredentials') : right
    },
  },
  {
    name: 'every version was written by whoever wrote the last one',
    detectedAs: ['rule'],
    fits: ({ id }) => /^listDesk(News|FeeNews|Journal)Versions$/.test(id),
    answer(right) {
      if (!isSuccess(right)) return right
      const versions = jsonOf(right) as Body[]
      return withJson(
        right,
        versions.map((version) => ({ ...version, staffName: versions[0]?.staffName })),
      )
    },
  },
]
