import { day } from '../../../run/china-time.ts'
import { jsonOf, withJson } from '../../answer.ts'
import { type Fault, isSuccess } from '../../fault.ts'

type Body = Record<string, unknown>

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
    name: 'the oldest version stands first',
    detectedAs: ['rule'],
    fits: ({ id }) => /^listDesk\w+Versions$/.test(id),
    answer: (right) => (isSuccess(right) ? withJson(right, (jsonOf(right) as Body[]).toReversed()) : right),
  },
]
