import { useLingui } from '@lingui/react/macro'
import { Choice, Choices } from '@portal/ui'
import { educations } from '../../../lib/forms/educations.ts'
import { SelectField, TextField } from '../../../lib/forms/text-field.tsx'
import type { JobFormApi } from './job-sections.tsx'

/** Who looks for a post, and what they bring along. */
export function PersonFields({ form }: { form: JobFormApi }) {
  const { t, i18n } = useLingui()
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
      <Choices legend={t`性别`}>
        <Choice type="radio" value="男" {...form.register('gender')}>
          {t`男`}
        </Choice>
        <Choice type="radio" value="女" {...form.register('gender')}>
          {t`女`}
        </Choice>
      </Choices>
      <TextField form={form} name="birthDate" label={t`出生日期`} type="date" autoComplete="bday" />
      <SelectField
        form={form}
        name="education"
        label={t`学历`}
        none={t`请选择`}
        options={educations.map(({ value, name }) => ({ value, label: i18n._(name) }))}
        required
      />
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
