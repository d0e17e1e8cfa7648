import { useLingui } from '@lingui/react/macro'
import { Field, Input } from '@portal/ui/chakra'
import { useController, useFormState, useWatch } from 'react-hook-form'
import { CoverField } from '../../../../../lib/chakra/desk/record-form/cover-field.tsx'
import styles from '../../../../../lib/chakra/desk/record-form/record-form.module.css'
import type { RecordForm } from '../../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { RichTextField } from '../../../../../lib/chakra/rich-text/rich-text-field.tsx'
import type { ActivityValues } from './activity-values.ts'

interface FieldsProps {
  form: RecordForm<ActivityValues>
}

/** What the activity is about. */
export function TextFields({ form }: FieldsProps) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  const { field, fieldState } = useController({ control: form.control, name: 'content' })
  return (
    <div className={`${styles.stack} ${styles.panel}`}>
      <Field label={t`标题`} required error={errors.title?.message}>
        <Input maxLength={200} {...form.register('title')} />
      </Field>
      <Field label={t`地点`} required error={errors.address?.message}>
        <Input maxLength={200} {...form.register('address')} />
      </Field>
      <RichTextField
        label={t`正文`}
        error={fieldState.error?.message}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </div>
  )
}

interface PlanFieldsProps extends FieldsProps {
  /** Somebody has signed up, who relies on the fee. */
  isFeeFixed: boolean
}

/** When it takes place, for how many, and what it costs. */
export function PlanFields({ form, isFeeFixed }: PlanFieldsProps) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  const time = (name: 'startTime' | 'endTime' | 'signUpStart' | 'signUpDeadline', label: string) => (
    <Field label={label} required error={errors[name]?.message}>
      <Input type="datetime-local" {...form.register(name)} />
    </Field>
  )
  return (
    <div className={`${styles.stack} ${styles.panel}`}>
      <p className={styles.muted}>{t`以下时间均为北京时间。`}</p>
      <div className={styles.fields}>
        {time('startTime', t`开始时间`)}
        {time('endTime', t`结束时间`)}
        {time('signUpStart', t`开放报名`)}
        {time('signUpDeadline', t`报名截止`)}
        <Field label={t`名额`} required error={errors.quota?.message}>
          <Input inputMode="numeric" {...form.register('quota')} />
        </Field>
        <Field
          label={t`费用（元）`}
          required
          hint={isFeeFixed ? t`已有人报名，费用不能再改。` : undefined}
          error={errors.fee?.message}
        >
          <Input inputMode="decimal" readOnly={isFeeFixed} {...form.register('fee')} />
        </Field>
        <Field label={t`学时`} required error={errors.creditHours?.message}>
          <Input inputMode="decimal" {...form.register('creditHours')} />
        </Field>
      </div>
      <Cover form={form} />
    </div>
  )
}

function Cover({ form }: FieldsProps) {
  const coverUrl = useWatch({ control: form.control, name: 'coverUrl' })
  return (
    <CoverField
      coverUrl={coverUrl}
      onChange={(url) => form.setValue('coverUrl', url, { shouldDirty: true })}
    />
  )
}
