import { useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@portal/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import styles from './application-frame.module.css'
import { DraftNotice } from './draft-notice.tsx'
import { focusFirstField } from './first-field.ts'
import { FormRail } from './form-rail.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { type SectionFields, sectionStates } from './section-states.ts'
import type { useApplication } from './use-application.ts'
import { useUnkept } from './use-unkept.ts'

interface ApplicationFrameProps<Values extends FieldValues, Sent> {
  application: Pick<
    ReturnType<typeof useApplication<Values, Sent>>,
    'form' | 'submit' | 'restoredFrom' | 'startAnew' | 'isAnother'
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
  const { form, submit, restoredFrom, startAnew, isAnother } = application
  const { t } = useLingui()
  const { errors, isSubmitting, isDirty } = form.formState
  const unkept = useUnkept(form.getValues())
  const fields = useRef<HTMLFormElement>(null)
  // The receipt went with the button that asked for another form.
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
        {restoredFrom && <DraftNotice savedAt={restoredFrom} unkept={unkept} onStartAnew={startAnew} />}
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
      <LeaveGuard isUnsent={isDirty} unkept={unkept} />
    </div>
  )
}

interface RailProps<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  sections: (SectionFields & { title: ReactNode })[]
  schema: GenericSchema
  wrong: string[]
}

/** By itself, so that a stroke in a field renders no other one. */
function Rail<Values extends FieldValues, Sent>({ form, sections, schema, wrong }: RailProps<Values, Sent>) {
  const values = useWatch({ control: form.control })
  return <FormRail sections={sections} states={sectionStates(sections, { schema, values, errors: wrong })} />
}
