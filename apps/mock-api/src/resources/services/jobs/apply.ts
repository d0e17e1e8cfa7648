import type { ApplicationReceipt, FieldError, JobApplication } from '@portal/api-contract'
import { invalid } from '../../../contract/problem.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import { usePhoneCode } from '../../../security/phone-codes.ts'
import type { World } from '../../../world.ts'
import { receiveApplication } from '../../applications/visitor-applications/receive.ts'
import { requireFiles } from '../../files/uploads.ts'
import { offeredPost } from '../recruitments/handlers.ts'

function faultsOf(
  world: World,
  { expectSalaryMin = 0, expectSalaryMax, birthDate, recruitmentId }: JobApplication,
): FieldError[] {
  const today = prcDate(world.clock.now())
  return [
    ...(recruitmentId !== undefined && !offeredPost(world, recruitmentId)
      ? [bodyError('recruitmentId', 'OneOf', 'must be a post that is offered')]
      : []),
    ...(expectSalaryMax !== undefined && expectSalaryMin > expectSalaryMax
      ? [bodyError('expectSalaryMax', 'Min', 'must not be below expectSalaryMin')]
      : []),
    ...(birthDate !== undefined && birthDate >= today
      ? [bodyError('birthDate', 'Past', 'must be a day that has passed')]
      : []),
  ]
}

/**
 * Takes in somebody who looks for a post. The code is used up last, so that a slip in the form does not cost it.
 *
 * @throws HttpProblem 400 naming the field or `error.phoneCode`, 409
 */
export function applyForJob(
  world: World,
  { phoneCode, resumeFile, ...fields }: JobApplication,
): ApplicationReceipt {
  const faults = faultsOf(world, { phoneCode, ...fields })
  if (faults.length > 0) throw invalid(faults)
  if (resumeFile) requireFiles(world, resumeFile, 'resumeFile')
  usePhoneCode(world, fields.phone, 'VISITOR', phoneCode)
  const row = { ...fields, resumeFile: resumeFile ? JSON.stringify(resumeFile) : null }
  return world.db.transaction(() => receiveApplication(world, 'JOB', row))
}
