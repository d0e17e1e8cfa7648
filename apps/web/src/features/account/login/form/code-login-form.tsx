import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { CaptchaField } from '../../../../lib/forms/verification/captcha-field.tsx'
import { PhoneCodeField } from '../../../../lib/forms/verification/phone-code-field.tsx'
import { usePhoneCode } from '../../../../lib/forms/verification/use-phone-code.ts'
import { sendMemberCode, useCodeLogin } from '../../mutations.ts'
import { LoginForm } from './login-form.tsx'
import { codeLoginSchema } from './login-schemas.ts'
import { PhoneField, type PhoneLoginProps } from './phone-field.tsx'
import { useLoginForm } from './use-login-form.ts'

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
  const code = usePhoneCode({
    form,
    captcha,
    sendCode: sendMemberCode,
    sentText: (minutes) => t`如果该号码已登记，短信验证码已发出，${minutes} 分钟内有效。`,
  })
  const { register } = form
  return (
    <LoginForm onSubmit={submit} isBusy={isSubmitting} error={errors.root?.message}>
      <PhoneField
        phone={phone}
        input={register('phone', { onChange: (event) => onPhoneChange(event.target.value) })}
        error={errors.phone?.message}
      />
      <CaptchaField
        captcha={captcha}
        input={register('captchaCode')}
        error={errors.captchaCode?.message}
        hint={t`获取短信验证码前填写。`}
        onEnter={code.send}
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
