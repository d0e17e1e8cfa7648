import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, FieldError, linkClass, Notice } from '@portal/ui'
import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { DraftNotice } from '../../../lib/forms/draft/draft-notice.tsx'
import { LeaveGuard } from '../../../lib/forms/draft/leave-guard.tsx'
import { useOmittedFields } from '../../../lib/forms/draft/use-omitted-fields.ts'
import styles from './register-frame.module.css'
import type { useRegisterForm } from './use-register-form.ts'

interface RegisterFrameProps<Values extends FieldValues> {
  registration: ReturnType<typeof useRegisterForm<Values>>
  children: ReactNode
}

/** The frame of the registrations: the draft, the fields, what is agreed to, what went wrong, and the one button. */
export function RegisterFrame<Values extends FieldValues>(props: RegisterFrameProps<Values>) {
  const { registration, children } = props
  const { form, draft, submit } = registration
  const { t } = useLingui()
  const { errors, isSubmitting, isDirty } = form.formState
  const omitted = useOmittedFields(draft.omitted)
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <DraftNotice form={form} draft={draft} />
      {children}
      <div className={styles.end}>
        <Agreement form={form} />
        {errors.root?.message && (
          <Notice tone="danger" live="alert" title={t`没有注册成功`}>
            {errors.root.message}
          </Notice>
        )}
        <Button type="submit" size="lg" block busy={isSubmitting}>
          {t`注册`}
        </Button>
      </div>
      <LeaveGuard isUnsent={isDirty} omitted={omitted} />
    </form>
  )
}

interface FormPart<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
}

/** A titled group of fields. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{title}</legend>
    {children}
  </fieldset>
)

function Agreement<Values extends FieldValues>({ form }: FormPart<Values>) {
  const name = 'isAgreed' as Path<Values>
  const { error } = form.getFieldState(name, form.formState)
  // In another window: what has been typed stays.
  const apart = { target: '_blank', rel: 'noopener', className: linkClass }
  return (
    <div>
      <Checkbox
        {...form.register(name)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'agreement-error' : undefined}
      >
        <Trans>
          我保证所填信息真实，拥护
          <a href="/IntroductionContent" {...apart}>
            协会章程
          </a>
          ，遵守
          <a href="/SelfDisciplinePact" {...apart}>
            行业自律公约
          </a>
          ，并同意协会为办理会员业务使用这些信息。
        </Trans>
      </Checkbox>
      {error && <FieldError id="agreement-error">{error.message}</FieldError>}
    </div>
  )
}
