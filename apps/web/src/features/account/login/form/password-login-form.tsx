import { valibotResolver } from '@hookform/resolvers/valibot'
import { CaptchaField } from '../../../../lib/forms/verification/captcha-field.tsx'
import { usePasswordLogin } from '../../mutations.ts'
import { LoginForm } from './login-form.tsx'
import { passwordLoginSchema } from './login-schemas.ts'
import { PasswordField } from './password-field.tsx'
import { PhoneField, type PhoneLoginProps } from './phone-field.tsx'
import { useLoginForm } from './use-login-form.ts'

const resolver = valibotResolver(passwordLoginSchema)

/** The login of a person by phone and password. */
export function PasswordLoginForm({ phone, onPhoneChange, onLoggedIn }: PhoneLoginProps) {
  const { mutateAsync: login } = usePasswordLogin()
  const { captcha, form, errors, isSubmitting, submit } = useLoginForm({
    resolver,
    defaultValues: { phone, password: '', captchaCode: '' },
    login,
    onLoggedIn,
  })
  const { register } = form
  return (
    <LoginForm onSubmit={submit} isBusy={isSubmitting} error={errors.root?.message}>
      <PhoneField
        phone={phone}
        input={register('phone', { onChange: (event) => onPhoneChange(event.target.value) })}
        error={errors.phone?.message}
      />
      <PasswordField input={register('password')} error={errors.password?.message} />
      <CaptchaField captcha={captcha} input={register('captchaCode')} error={errors.captchaCode?.message} />
    </LoginForm>
  )
}
