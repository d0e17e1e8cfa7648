import type { OperationId } from '@portal/api-contract/document'
import { type Call, idIn, sentIn, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'

/** What there may be once at a time, by the call that makes it. */
const keys: Partial<Record<OperationId, (call: Call) => unknown>> = {
  signUpForActivity: idIn,
  createInvoiceTitle: (call) => sentIn(call).title,
  inviteUnitPerson: (call) => sentIn(call).phone,
}

const codes: Partial<Record<OperationId, string>> = {
  signUpForActivity: 'error.activitySigned',
  createInvoiceTitle: 'error.titleExists',
  inviteUnitPerson: 'error.personInUnit',
}

const made = new Set<string>()

/** Faults of a unique index that goes on to count what was given up. */
export const freeAgainFaults: Fault[] = [
  {
    name: 'what was given up is taken for ever',
    detectedAs: ['rule', 'refused'],
    fits: ({ id }) => keys[id as OperationId] !== undefined,
    answer(right, call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const key = [id, call.headers.authorization, keys[id as OperationId]?.(call)].join(' ')
      const isTaken = made.has(key)
      made.add(key)
      return isTaken ? withProblem(right, 409, codes[id as OperationId] ?? '') : right
    },
  },
]
