import { useLingui } from '@lingui/react/macro'
import { Wide } from '../../../lib/forms/application/form-section.tsx'
import { IdNumberField } from '../../../lib/forms/fields/id-number-field.tsx'
import { EducationField, EmailField, GenderField } from '../../../lib/forms/fields/person-fields.tsx'
import { TextField } from '../../../lib/forms/fields/text-field.tsx'
import { PublicUpload } from '../../../lib/forms/upload/public-upload.tsx'
import type { ExpertFormApi } from './expert-schema.ts'

/** Who applies. */
export function PersonFields({ form }: { form: ExpertFormApi }) {
  const { t } = useLingui()
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
      <GenderField form={form} name="gender" />
      <EducationField form={form} name="education" />
      <EmailField form={form} name="email" />
    </>
  )
}
