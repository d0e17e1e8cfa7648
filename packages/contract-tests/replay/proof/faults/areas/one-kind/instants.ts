import { isRecord } from '../../../../../shared/is-record.ts'
import { jsonOf, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'

type Row = Record<string, unknown>

/** An instant that a backend takes from the wrong column. */
const takenFrom = (name: string, operations: string[], instant: string, other: string): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => operations.includes(id),
  answer(right) {
    const body = isSuccess(right) ? jsonOf(right) : null
    const wrong = (row: Row): Row =>
      typeof row[instant] === 'string' ? { ...row, [instant]: row[other] } : row
    if (Array.isArray(body)) return withJson(right, body.map(wrong))
    return isRecord(body) ? withJson(right, wrong(body)) : right
  },
})

/** Faults in when something has happened. */
export const instantFaults: Fault[] = [
  takenFrom('a place was given back when it was taken', ['listMySignUps'], 'cancelledDate', 'signedDate'),
  takenFrom(
    'an invitation is answered when it was sent',
    ['listUnitInvitations'],
    'answeredDate',
    'createdDate',
  ),
  takenFrom('what is paid was paid when it was ordered', ['listMemberOrders'], 'payTime', 'createdDate'),
  takenFrom('a course was completed when it was begun', ['listMyCourses'], 'completeTime', 'enrollTime'),
]
