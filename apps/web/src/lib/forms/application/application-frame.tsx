import { useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@portal/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { DraftNotice } from '../draft/draft-notice.tsx'
import { LeaveGuard } from '../draft/leave-guard.tsx'
import { useOmittedFields } from '../draft/use-omitted-fields.ts'
import { focusFirstField } from '../fields/first-field.ts'
import styles from './application-frame.module.css'
import { FormRail } from './form-rail.tsx'
import { type SectionFields, sectionStates } from './section-states.ts'
import type { useApplication } from './use-application.ts'

interface ApplicationFrameProps<Values extends FieldValues, Sent> {
  application: Pick<
    ReturnType<typeof useApplication<Values, Sent>>,
    'form' | 'draft' | 'submit' | 'isAnother'
  >
  sections: (SectionFields & { title: ReactNode })[]
  schema: GenericSchema
  /** The sections. */
  children: ReactNode
}

/** The frame of a long application: how far it is beside its sections, what went wrong, and the one button. */
export function ApplicationFrame<Values extends FieldValues, Sent>(
  props: ApplicationFrameProps<Values, Sent>,
) {
  const { application, sections, schema, children } = props
  const { form, draft, submit, isAnother } = application
  const { t } = useLingui()
  const { errors, isSubmitting, isDirty } = form.formState
  const omitted = useOmittedFields(draft.omitted)
  const fields = useRef<HTMLFormElement>(null)
  // The button that asked for another form had the focus, and disappeared with the receipt.
  useEffect(() => {
    if (isAnother) focusFirstField(fields.current)
  }, [isAnother])
  const wrong = Object.keys(errors).filter((name) => name !== 'root')
  return (
    <div className={styles.columns}>
      <div className={styles.rail}>
        <Rail form={form} {...{ sections, schema, wrong }} />
      </div>
      <form ref={fields} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <DraftNotice form={form} draft={draft} />
        {children}
        <div className={styles.end}>
          {errors.root?.message && (
            <Notice tone="danger" live="alert" title={t`没有提交成功`}>
              {errors.root.message}
            </Notice>
          )}
          {wrong.length > 0 && (
            <Notice tone="warning">{t`有 ${wrong.length} 项需要修改，已在上方标出。`}</Notice>
          )}
          <Button type="submit" size="lg" busy={isSubmitting}>
            {t`提交申请`}
          </Button>
        </div>
      </form>
      <LeaveGuard isUnsent={isDirty} omitted={omitted} />
    </div>
  )
}

interface RailProps<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  sections: (SectionFields & { title: ReactNode })[]
  schema: GenericSchema
  wrong: string[]
}

/** A component of its own, so that typing in one field does not render the others. */
function Rail<Values extends FieldValues, Sent>({ form, sections, schema, wrong }: RailProps<Values, Sent>) {
  const values = useWatch({ control: form.control })
  return <FormRail sections={sections} states={sectionStates(sections, { schema, values, errors: wrong })} />
}
