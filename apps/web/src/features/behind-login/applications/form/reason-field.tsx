import { useLingui } from '@lingui/react/macro'
import type { ApplyRequirement } from '@portal/api-contract'
import { Field, Textarea } from '@portal/ui/chakra'
import { useFormState } from 'react-hook-form'
import type { ApplyForm } from './apply-field.tsx'
import { needOf } from './apply-values.ts'
import { hintWith, type Mending } from './mending/mending.tsx'

interface ReasonFieldProps {
  form: ApplyForm
  requirement: ApplyRequirement
  mending: Mending
}

/** Why it is applied for. */
export function ReasonField({ form, requirement, mending }: ReasonFieldProps) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control, name: 'reason' })
  return (
    <Field
      label={requirement.applyKind === 'QUIT' ? t`退会原因` : t`申请说明`}
      hint={hintWith(mending, 'reason')}
      error={errors.reason?.message}
      required={needOf(requirement, 'reason') === 'ALWAYS'}
    >
      <Textarea maxLength={500} {...form.register('reason')} />
    </Field>
  )
}
