import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Choice, Choices } from '@portal/ui'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { SelectField, TextField } from './text-field.tsx'

interface PersonFieldProps<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  name: Path<Values>
}

/** Somebody's gender, as the contract names it; need not be told. */
export function GenderField<Values extends FieldValues, Sent>(props: PersonFieldProps<Values, Sent>) {
  const { form, name } = props
  const { t } = useLingui()
  return (
    <Choices legend={t`性别`}>
      <Choice type="radio" value="男" {...form.register(name)}>
        {t`男`}
      </Choice>
      <Choice type="radio" value="女" {...form.register(name)}>
        {t`女`}
      </Choice>
    </Choices>
  )
}

/** The values are what is sent. */
const educations: { value: string; name: MessageDescriptor }[] = [
  { value: '博士', name: msg`博士` },
  { value: '硕士', name: msg`硕士` },
  { value: '本科', name: msg`本科` },
  { value: '大专', name: msg`大专` },
  { value: '其他', name: msg`其他` },
]

/** Somebody's highest degree. */
export function EducationField<Values extends FieldValues, Sent>(
  props: PersonFieldProps<Values, Sent> & { required?: boolean },
) {
  const { t, i18n } = useLingui()
  return (
    <SelectField
      {...props}
      label={t`学历`}
      none={t`请选择`}
      options={educations.map(({ value, name }) => ({ value, label: i18n._(name) }))}
    />
  )
}

/** Where somebody reads mail; need not be told. */
export function EmailField<Values extends FieldValues, Sent>(props: PersonFieldProps<Values, Sent>) {
  const { t } = useLingui()
  return (
    <TextField
      {...props}
      label={t`电子邮箱`}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={100}
    />
  )
}
