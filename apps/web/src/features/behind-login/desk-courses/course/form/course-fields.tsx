import { useLingui } from '@lingui/react/macro'
import { Field, Input, NativeSelect, Textarea } from '@portal/ui/chakra'
import { useController, useFormState, useWatch } from 'react-hook-form'
import { serverNow } from '../../../../../lib/api/server-clock.ts'
import { CoverField } from '../../../../../lib/chakra/desk/record-form/cover-field.tsx'
import styles from '../../../../../lib/chakra/desk/record-form/record-form.module.css'
import type { RecordForm } from '../../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { RichTextField } from '../../../../../lib/chakra/rich-text/rich-text-field.tsx'
import { courseCategories } from '../../courses-search.ts'
import { categoryNames } from '../../words.ts'
import type { CourseValues } from './course-values.ts'
import type { Locks } from './locks.ts'
import { majorNames, majors } from './majors.ts'

interface FieldsProps {
  form: RecordForm<CourseValues>
}

/** What the course is about. */
export function TextFields({ form }: FieldsProps) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  const { field, fieldState } = useController({ control: form.control, name: 'intro' })
  return (
    <>
      <Field label={t`课程名称`} required error={errors.title?.message}>
        <Input maxLength={100} {...form.register('title')} />
      </Field>
      <Field label={t`简介`} required error={errors.summary?.message}>
        <Textarea rows={3} maxLength={500} {...form.register('summary')} />
      </Field>
      <RichTextField
        label={t`课程介绍`}
        error={fieldState.error?.message}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </>
  )
}

/** Who teaches it, for whom, what it is worth and what it costs. */
export function FactFields({ form, locks }: FieldsProps & { locks: Locks }) {
  const { t, i18n } = useLingui()
  const { errors } = useFormState({ control: form.control })
  const fixed = locks.lessons ? t`已有人学习这门课程，不能再改。` : undefined
  return (
    <div className={`${styles.stack} ${styles.panel}`}>
      <div className={styles.fields}>
        <Field
          label={t`类别`}
          required
          disabled={locks.lessons}
          hint={fixed}
          error={errors.category?.message}
        >
          <NativeSelect {...form.register('category')}>
            <option value="">{t`请选择`}</option>
            {courseCategories.map((category) => (
              <option key={category} value={category}>
                {i18n._(categoryNames[category])}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <YearField form={form} locks={locks} />
        <Field label={t`学时`} required hint={fixed} error={errors.creditHours?.message}>
          <Input inputMode="numeric" readOnly={locks.lessons} {...form.register('creditHours')} />
        </Field>
        <Field label={t`价格（元）`} required hint={fixed} error={errors.price?.message}>
          <Input inputMode="decimal" readOnly={locks.lessons} {...form.register('price')} />
        </Field>
        <Field label={t`适用专业`} error={errors.certMajor?.message}>
          <NativeSelect {...form.register('certMajor')}>
            <option value="">{t`全部专业`}</option>
            {majors.map((major) => (
              <option key={major} value={major}>
                {i18n._(majorNames[major])}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t`授课教师`} required error={errors.teacher?.message}>
          <Input maxLength={50} {...form.register('teacher')} />
        </Field>
        <Field label={t`教师职称`} error={errors.teacherTitle?.message}>
          <Input maxLength={50} {...form.register('teacherTitle')} />
        </Field>
      </div>
      <Cover form={form} />
    </div>
  )
}

/** The programme year: a course is on sale in it and in the one after. */
function YearField({ form, locks }: FieldsProps & { locks: Locks }) {
  const { t } = useLingui()
  const { field, fieldState } = useController({ control: form.control, name: 'year' })
  const thisYear = new Date(serverNow() + 8 * 3_600_000).getUTCFullYear()
  const offered = [thisYear + 1, thisYear, thisYear - 1].map(String)
  const years = field.value === '' || offered.includes(field.value) ? offered : [...offered, field.value]
  return (
    <Field
      label={t`年度`}
      required
      disabled={locks.lessons}
      hint={t`只在该年度及次年开放报名。`}
      error={fieldState.error?.message}
    >
      <NativeSelect {...field}>
        <option value="">{t`请选择`}</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </NativeSelect>
    </Field>
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
