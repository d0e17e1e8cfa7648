import { useLingui } from '@lingui/react/macro'
import type { Role } from '@portal/api-contract'
import { Button, Notice } from '@portal/ui'
import { TextField } from '../../../lib/forms/fields/text-field.tsx'
import { CaptchaField } from '../../../lib/forms/verification/captcha-field.tsx'
import { PhoneCodeField } from '../../../lib/forms/verification/phone-code-field.tsx'
import styles from '../login/form/login-form.module.css'
import { NewPasswordFields } from '../register/new-password-fields.tsx'
import type { ResetMethod } from './reset-schemas.ts'
import { useResetForm } from './use-reset-form.ts'

interface ResetPasswordFormProps {
  method: ResetMethod
  /** Told whose login the new password is for. */
  onReset: (role: Role) => unknown
}

/** Sets a new password for whoever has the account's phone or mail address. */
export function ResetPasswordForm({ method, onReset }: ResetPasswordFormProps) {
  const { t } = useLingui()
  const { form, captcha, code, submit } = useResetForm({ method, onReset })
  const { errors, isSubmitting } = form.formState
  const isMail = method === 'mail'
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root?.message && (
        <Notice tone="danger" live="alert">
          {errors.root.message}
        </Notice>
      )}
      <TextField
        form={form}
        name="username"
        label={t`登录账号`}
        hint={t`个人会员填手机号码，单位会员填登录账号或统一社会信用代码。`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
      />
      {isMail && (
        <TextField
          form={form}
          name="email"
          label={t`绑定的邮箱`}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={100}
          required
        />
      )}
      <CaptchaField
        captcha={captcha}
        input={form.register('captchaCode')}
        error={errors.captchaCode?.message}
        hint={t`获取验证码前填写。`}
        onEnter={code.send}
      />
      <PhoneCodeField
        key={method}
        label={isMail ? t`邮箱验证码` : t`短信验证码`}
        input={form.register(isMail ? 'mailCode' : 'phoneCode')}
        error={isMail ? errors.mailCode?.message : errors.phoneCode?.message}
        hint={code.hint}
        secondsLeft={code.secondsLeft}
        isSending={code.isSending}
        onSend={code.send}
      />
      <NewPasswordFields form={form} />
      <Button type="submit" size="lg" block busy={isSubmitting}>
        {t`重设密码`}
      </Button>
    </form>
  )
}
