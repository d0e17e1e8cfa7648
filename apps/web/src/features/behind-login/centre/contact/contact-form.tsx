import { useLingui } from '@lingui/react/macro'
import { Button, Field, Input, Notice, RadioGroup } from '@portal/ui/chakra'
import { useFormState } from 'react-hook-form'
import { CaptchaField } from '../../../../lib/chakra/fields/captcha-field.tsx'
import { CodeField } from '../../../../lib/chakra/fields/code-field.tsx'
import { PasswordField } from '../../../../lib/chakra/password/password-field.tsx'
import { LeaveGuard } from '../../../../lib/forms/draft/leave-guard.tsx'
import styles from '../centre.module.css'
import type { Channel } from '../centre-search.ts'
import type { Proof } from './contact-schema.ts'
import { useContactForm } from './use-contact-form.ts'

interface ContactFormProps {
  channel: Channel
  /** What is bound so far, masked; null for nothing. */
  bound: string | null
  onBound: () => void
  onCancel: () => void
}

/** Changes a phone or mail address, or binds the first. */
export function ContactForm({ channel, bound, onBound, onCancel }: ContactFormProps) {
  const { t } = useLingui()
  const isPhone = channel === 'phone'
  const isBound = bound !== null
  const { form, captcha, proof, newCode, ownCode, submit } = useContactForm({ channel, bound, onBound })
  const { errors, isDirty, isSubmitting } = useFormState({ control: form.control })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.narrow}>
      {errors.root?.message && (
        <Notice tone="danger" live="alert" title={t`没有绑定成功`}>
          {errors.root.message}
        </Notice>
      )}
      {isBound && (
        <RadioGroup
          legend={t`验证身份`}
          value={proof}
          onChange={(next) => {
            form.clearErrors()
            form.setValue('proof', next as Proof)
          }}
          items={[
            { value: 'code', label: isPhone ? t`原手机收验证码` : t`原邮箱收验证码` },
            { value: 'password', label: t`用登录密码` },
          ]}
        />
      )}
      {proof === 'code' ? (
        <CodeField
          key="code"
          label={isPhone ? t`原手机验证码` : t`原邮箱验证码`}
          input={form.register('oldCode')}
          error={errors.oldCode?.message}
          code={ownCode}
        />
      ) : (
        <PasswordField
          key="password"
          label={t`登录密码`}
          input={form.register('password')}
          error={errors.password?.message}
        />
      )}
      <Field label={isPhone ? t`新手机号码` : t`新邮箱`} error={errors.recipient?.message} required>
        <Input
          {...(isPhone
            ? { type: 'tel', inputMode: 'numeric', maxLength: 11, autoComplete: 'tel-national' }
            : { type: 'email', inputMode: 'email', maxLength: 100, autoComplete: 'email' })}
          {...form.register('recipient')}
        />
      </Field>
      <CaptchaField
        captcha={captcha}
        input={form.register('captchaCode')}
        error={errors.captchaCode?.message}
        hint={t`获取验证码前填写。`}
        onEnter={newCode.send}
      />
      <CodeField
        label={isPhone ? t`新手机验证码` : t`新邮箱验证码`}
        input={form.register('code')}
        error={errors.code?.message}
        code={newCode}
      />
      <div className={styles.foot}>
        <Button type="submit" busy={isSubmitting}>
          {isBound ? t`确认更换` : t`确认绑定`}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t`取消`}
        </Button>
      </div>
      <LeaveGuard isUnsent={isDirty} isKept={false} openedBy={['change']} />
    </form>
  )
}
