import { useLingui } from '@lingui/react/macro'
import { Choice, Choices } from '@portal/ui'
import { educations } from '../../../lib/forms/educations.ts'
import { Wide } from '../../../lib/forms/form-section.tsx'
import { IdNumberField } from '../../../lib/forms/id-number-field.tsx'
import { PublicUpload } from '../../../lib/forms/public-upload.tsx'
import { SelectField, TextField } from '../../../lib/forms/text-field.tsx'
import type { ExpertFormApi } from './expert-sections.tsx'

/** Who applies. */
export function PersonFields({ form }: { form: ExpertFormApi }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <Wide>
        <PublicUpload
          form={form}
          name="photo"
          label={t`证件照`}
          hint={t`近期免冠证件照，JPG 或 PNG，不超过 10 MB；入库后会公开显示。`}
          kind="picture"
          max={1}
          required
        />
      </Wide>
      <TextField form={form} name="name" label={t`姓名`} autoComplete="name" maxLength={30} required />
      <IdNumberField
        form={form}
        name="idNumber"
        onRead={({ gender }) => form.setValue('gender', gender, { shouldDirty: true })}
      />
      <Choices legend={t`性别`}>
        <Choice type="radio" value="男" {...form.register('gender')}>
          {t`男`}
        </Choice>
        <Choice type="radio" value="女" {...form.register('gender')}>
          {t`女`}
        </Choice>
      </Choices>
      <SelectField
        form={form}
        name="education"
        label={t`学历`}
        none={t`请选择`}
        options={educations.map(({ value, name }) => ({ value, label: i18n._(name) }))}
      />
      <TextField
        form={form}
        name="email"
        label={t`电子邮箱`}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={100}
      />
    </>
  )
}
