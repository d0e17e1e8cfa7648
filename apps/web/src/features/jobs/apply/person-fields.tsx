import { useLingui } from '@lingui/react/macro'
import { EducationField, EmailField, GenderField } from '../../../lib/forms/fields/person-fields.tsx'
import { DateField, TextField } from '../../../lib/forms/fields/text-field.tsx'
import type { JobFormApi } from './job-schema.ts'

/** Who looks for a post, and what they bring along. */
export function PersonFields({ form }: { form: JobFormApi }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t`姓名`}
        hint={t`公开时只显示姓氏。`}
        autoComplete="name"
        maxLength={30}
        required
      />
      <GenderField form={form} name="gender" />
      <DateField form={form} name="birthDate" label={t`出生日期`} autoComplete="bday" />
      <EducationField form={form} name="education" required />
      <TextField form={form} name="major" label={t`专业`} maxLength={50} />
      <TextField
        form={form}
        name="workYears"
        label={t`从业年限`}
        inputMode="numeric"
        maxLength={2}
        end={t`年`}
      />
      <TextField
        form={form}
        name="certType"
        label={t`持有证书`}
        hint={t`例如二级注册造价工程师。`}
        maxLength={50}
      />
      <TextField
        form={form}
        name="certNo"
        label={t`证书编号`}
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
      />
      <EmailField form={form} name="email" />
    </>
  )
}
