import { idIn, jsonOf } from '../../../answer.ts'
import type { Fault } from '../../../fault.ts'
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
]
