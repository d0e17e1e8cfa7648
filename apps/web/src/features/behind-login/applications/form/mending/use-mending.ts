import type { ApplyRequirement, MemberApply } from '@portal/api-contract'
import { useWatch } from 'react-hook-form'
import type { ApplyForm } from '../apply-field.tsx'
import { type ApplyValues, toBody } from '../apply-values.ts'
import { changesSince } from './changes.ts'
import type { Mending } from './mending.tsx'
import { remarksOf } from './remarks.ts'

/** What is to be mended in an application that was returned, and what was changed of it as it is typed. */
export function useMending(
  form: ApplyForm,
  requirement: ApplyRequirement,
  apply: MemberApply | undefined,
): Mending {
  const returned = apply?.status === 'RETURNED' ? apply.returnedForm : null
  const values = useWatch({ control: form.control, disabled: !returned }) as ApplyValues
  const changes = changesSince(returned, returned ? toBody(requirement, values, 0, 'DRAFT') : {})
  return { isReturned: Boolean(returned), remarks: remarksOf(apply), changes }
}
