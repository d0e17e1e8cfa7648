import type { OperationId } from '@portal/api-contract/document'
import { isRecord } from '../../../../../shared/is-record.ts'
import { jsonOf, sentIn } from '../../../answer.ts'
import { type Fault, granted, isRefusal, isSuccess } from '../../../fault.ts'

const registering: OperationId = 'registerMember'

/** What units have that are no members is free: a unit that has only registered is not looked at. */
function freeOf(property: 'companyName' | 'uscc' | 'username', code: string): Fault {
  const newcomers = new Set<unknown>()
  return {
    name: `what a unit has that has only registered is free: ${property}`,
    detectedAs: ['not refused'],
    fits: ({ id }) => id === registering,
    answer(right, call, _upstream, operation) {
      const its = sentIn(call)[property]
      if (isSuccess(right)) newcomers.add(its)
      const refusal = isRefusal(right) ? jsonOf(right) : null
      const isTaken = isRecord(refusal) && refusal.message === code
      return isTaken && newcomers.has(its) ? granted(right, operation) : right
    },
  }
}

/** Faults in what is said of those who have only registered. */
export const newcomerFaults: Fault[] = [
  freeOf('companyName', 'error.companyNameTaken'),
  freeOf('uscc', 'error.usccTaken'),
  freeOf('username', 'error.usernameTaken'),
]
