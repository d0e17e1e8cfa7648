import { useLingui } from '@lingui/react/macro'
import { cityOptions } from '../../../lib/content/cities.ts'
import { SelectField, TextField } from '../../../lib/forms/fields/text-field.tsx'
import type { JobFormApi } from './job-schema.ts'

/** What the applicant looks for. */
export function WishFields({ form }: { form: JobFormApi }) {
  const { t } = useLingui()
  const salary = { inputMode: 'numeric', maxLength: 7, end: t`元/月`, autoComplete: 'off' } as const
  return (
    <>
      <TextField form={form} name="expectPosition" label={t`意向岗位`} maxLength={50} required />
      <SelectField form={form} name="expectCity" label={t`意向城市`} none={t`不限`} options={cityOptions} />
      <TextField form={form} name="expectSalaryMin" label={t`最低薪资`} {...salary} />
      <TextField
        form={form}
        name="expectSalaryMax"
        label={t`最高薪资`}
        hint={t`都不填写表示面议。`}
        {...salary}
      />
    </>
  )
}
