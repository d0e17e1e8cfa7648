import type { OperationId } from '@portal/api-contract/document'
import type { Fault } from '../../../fault.ts'
import { inBody } from '../../states.ts'

/** An instant that a backend takes from the wrong column. */
const takenFrom = (name: string, operations: OperationId[], instant: string, other: string): Fault =>
  inBody(name, operations, (row) =>
    typeof row[instant] === 'string' ? { ...row, [instant]: row[other] } : row,
  )

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
