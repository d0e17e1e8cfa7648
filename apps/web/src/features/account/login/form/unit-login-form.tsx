import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { UserRole } from '@portal/api-contract'
import { Field, TextInput } from '@portal/ui'
import { useWatch } from 'react-hook-form'
import { isMobileNumber } from '../../../../lib/forms/fields/mobile-number.ts'
import { CaptchaField } from '../../../../lib/forms/verification/captcha-field.tsx'
import { useUnitLogin } from '../../mutations.ts'
import { LoginForm } from './login-form.tsx'
import { unitLoginSchema } from './login-schemas.ts'
import { OtherDoorHint } from './other-door-hint.tsx'
import { PasswordField } from './password-field.tsx'
import { useLoginForm } from './use-login-form.ts'

const resolver = valibotResolver(unitLoginSchema)
const defaultValues = { username: '', password: '', captchaCode: '' }

/** The login of a unit, by account name or 统一社会信用代码. */
export function UnitLoginForm({ onLoggedIn }: { onLoggedIn: (role: UserRole) => unknown }) {
  const { t } = useLingui()
  const { mutateAsync: login } = useUnitLogin()
  const { captcha, form, errors, isSubmitting, submit } = useLoginForm({
    resolver,
    defaultValues,
    login,
    onLoggedIn,
  })
  const { register } = form
  // Registered in the order of the page, which is the order in which what is wrong gets the focus.
  const username = register('username')
  // A unit's name begins with a letter, and its code is longer.
  const isPhone = isMobileNumber(useWatch({ control: form.control, name: 'username' }).trim())
  const hint = isPhone && <OtherDoorHint to="memberPersonal" />
  return (
    <LoginForm onSubmit={submit} isBusy={isSubmitting} error={errors.root?.message}>
      <Field label={t`登录账号或统一社会信用代码`} hint={hint} error={errors.username?.message} required>
        {(control) => (
          <TextInput
            {...control}
            {...username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
          />
        )}
      </Field>
      <PasswordField input={register('password')} error={errors.password?.message} />
      <CaptchaField captcha={captcha} input={register('captchaCode')} error={errors.captchaCode?.message} />
    </LoginForm>
  )
}
