import { Checkbox, FieldError } from '@portal/ui'
import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useCaptcha } from '../verification/use-captcha.ts'
import type { CodeFields } from '../verification/use-phone-code.ts'
import { Wide } from './form-section.tsx'
import { ProofFields } from './proof-fields.tsx'

interface ProofSectionProps<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  /** What is agreed to by sending. */
  statement: ReactNode
}

/** The last part of a visitor's application: the phone with its code, and that all of it is true. */
export function ProofSection<Values extends FieldValues & CodeFields & { isTrue: boolean }, Sent>(
  props: ProofSectionProps<Values, Sent>,
) {
  return (
    <>
      <ProofFields form={props.form} captcha={useCaptcha()} />
      <Wide>
        <Statement {...props} />
      </Wide>
    </>
  )
}

/** A component of its own, so that it is registered after the fields above and those get the focus first. */
function Statement<Values extends FieldValues & { isTrue: boolean }, Sent>({
  form,
  statement,
}: ProofSectionProps<Values, Sent>) {
  const name = 'isTrue' as Path<Values>
  const { error } = form.getFieldState(name, form.formState)
  return (
    <>
      <Checkbox
        {...form.register(name)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'statement-error' : undefined}
      >
        {statement}
      </Checkbox>
      {error && <FieldError id="statement-error">{error.message}</FieldError>}
    </>
  )
}
