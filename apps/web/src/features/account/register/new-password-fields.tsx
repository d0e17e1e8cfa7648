import { useLingui } from '@lingui/react/macro'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { PasswordField } from '../login/form/password-field.tsx'

interface NewPasswordFieldsProps<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
}

/** A password and the same again. */
export function NewPasswordFields<Values extends FieldValues, Sent>({
  form,
}: NewPasswordFieldsProps<Values, Sent>) {
  const { t } = useLingui()
  const [password, again] = ['password' as Path<Values>, 'passwordAgain' as Path<Values>]
  // What is wrong with the second may be mended in the first.
  const recheck = () => {
    if (form.getFieldState(again).isTouched) void form.trigger(again)
  }
  return (
    <>
      <PasswordField
        input={form.register(password, { onChange: recheck })}
        error={form.getFieldState(password, form.formState).error?.message}
        hint={t`6 至 64 个字符，可以有空格和符号。`}
        isNew
      />
      <PasswordField
        input={form.register(again)}
        error={form.getFieldState(again, form.formState).error?.message}
        label={t`再次输入密码`}
        isNew
      />
    </>
  )
}
