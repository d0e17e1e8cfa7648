import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { CaptchaField } from './captcha-field.tsx'
import { LoginForm } from './login-form.tsx'
import { codeLoginSchema } from './login-schemas.ts'
import { useCodeLogin } from './mutations.ts'
import { PhoneCodeField } from './phone-code-field.tsx'
import { PhoneField, type PhoneLoginProps } from './phone-field.tsx'
import { useLoginForm } from './use-login-form.ts'
import { usePhoneCode } from './use-phone-code.ts'

const resolver = valibotResolver(codeLoginSchema)

/** The login of a person by phone and a code sent to it. */
export function CodeLoginForm({ phone, onPhoneChange, onLoggedIn }: PhoneLoginProps) {
  const { t } = useLingui()
  const { mutateAsync: login } = useCodeLogin()
  const { captcha, form, errors, isSubmitting, submit } = useLoginForm({
    resolver,
    defaultValues: { phone, captchaCode: '', phoneCode: '' },
    login,
    onLoggedIn,
  })
  const code = usePhoneCode(form, captcha)
  const { register } = form
  return (
    <LoginForm onSubmit={submit} isBusy={isSubmitting} error={errors.root?.message}>
      <PhoneField
        input={register('phone', { onChange: (event) => onPhoneChange(event.target.value) })}
        error={errors.phone?.message}
      />
      <CaptchaField
        captcha={captcha}
        input={register('captchaCode')}
        error={errors.captchaCode?.message}
        hint={t`获取短信验证码前填写。`}
      />
      <PhoneCodeField
        input={register('phoneCode')}
        error={errors.phoneCode?.message}
        hint={code.hint}
        secondsLeft={code.secondsLeft}
        isSending={code.isSending}
        onSend={code.send}
      />
    </LoginForm>
  )
}
