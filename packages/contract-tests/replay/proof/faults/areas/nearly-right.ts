import { day } from '../../../run/china-time.ts'
import { type Answer, jsonOf, sentIn, withJson } from '../../answer.ts'
import { type Fault, granted, isSuccess } from '../../fault.ts'

type Body = Record<string, unknown>

/** Whether an answer refuses one field, and no other. */
function namesOnly(right: Answer, field: string): boolean {
  const { fieldErrors = [] } = (right.status === 400 ? jsonOf(right) : {}) as { fieldErrors?: Body[] }
  return fieldErrors.length > 0 && fieldErrors.every((one) => one.field === field)
}

/** Faults of a backend that is nearly right: what is counted, left out or refused has one case that was not thought of. */
export const nearlyRightFaults: Fault[] = [
  {
    name: 'a membership ends soon in its last month alone',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getMemberSummary',
    answer(right) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      const left = Date.parse(String(body.validTo)) - Date.parse(right.headers.date ?? '')
      return body.state === 'EXPIRING' && left > 30 * day
        ? withJson(right, { ...body, state: 'EFFECTIVE' })
        : right
    },
  },
  {
    name: 'a month is any two digits',
    detectedAs: ['not refused'],
    fits: ({ id }) => ['createDeskFeeNews', 'updateDeskFeeNews'].includes(id),
    answer(right, call, _upstream, operation) {
      const isTaken = namesOnly(right, 'period') && /^\d{4}-\d\d$/.test(String(sentIn(call).period))
      return isTaken ? granted(right, operation) : right
    },
  },
  {
    name: 'the oldest version stands first',
    detectedAs: ['rule'],
    fits: ({ id }) => /^listDesk\w+Versions$/.test(id),
    answer: (right) => (isSuccess(right) ? withJson(right, (jsonOf(right) as Body[]).toReversed()) : right),
  },
]
