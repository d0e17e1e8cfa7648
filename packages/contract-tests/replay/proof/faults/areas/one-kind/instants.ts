import type { OperationId } from '@portal/api-contract/document'
import type { Fault } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { across } from '../homes/across.ts'

type Body = Record<string, unknown>

/** An instant that a backend takes from the wrong column. */
const takenFrom = (name: string, operations: OperationId[], instant: string, other: string): Fault =>
  inBody(name, operations, (row) =>
    typeof row[instant] === 'string' ? { ...row, [instant]: row[other] } : row,
  )

/** Applications in some states whose end is another instant of theirs, whoever reads them. */
const endedAt = (name: string, states: string[], instant: string): Fault => {
  const isMeant = ({ status }: Body) => states.includes(String(status))
  const wrong = (apply: Body) => (isMeant(apply) ? { ...apply, closedDate: apply[instant] } : apply)
  return across(
    name,
    ['getMemberApply', 'listMemberApplies', 'withdrawMemberApply', 'getMemberSummary', 'getDeskApplication'],
    ({ application, ...body }, operation) => {
      if (operation === 'getDeskApplication') return { ...body, application: wrong(application as Body) }
      if (operation !== 'getMemberSummary') return wrong({ ...body, application })
      return { ...body, application: application && wrong(application as Body) }
    },
  )
}

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
  endedAt('what was taken back was over when it was begun', ['WITHDRAWN'], 'createdDate'),
  endedAt('what was taken back was over when it was handed in', ['WITHDRAWN'], 'submitDate'),
  endedAt('what was refused was over when it was handed in', ['REJECTED'], 'submitDate'),
  endedAt('what took effect did so when it was approved', ['EFFECTIVE'], 'approveDate'),
  endedAt('what took effect did so when it was handed in', ['EFFECTIVE'], 'submitDate'),
  endedAt(
    'what is on its way is over',
    ['SUBMITTED', 'REVIEWING', 'RETURNED', 'PENDING_PAYMENT'],
    'createdDate',
  ),
]
