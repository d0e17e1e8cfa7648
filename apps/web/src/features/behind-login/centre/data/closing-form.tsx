import { useLingui } from '@lingui/react/macro'
import type { BoundContacts } from '@portal/api-contract'
import { Button, Field, Input, Notice, RadioGroup } from '@portal/ui/chakra'
import { useFormState } from 'react-hook-form'
import { CodeField } from '../../../../lib/chakra/fields/code-field.tsx'
import { PasswordField } from '../../../../lib/chakra/password/password-field.tsx'
import styles from '../centre.module.css'
import { type ClosingProof, confirmation } from './closing-schema.ts'
import { useClosingForm } from './use-closing-form.ts'

/** The proof, the word that says that it is meant, and the last question. */
export function ClosingForm({ contacts }: { contacts: BoundContacts }) {
  const { t } = useLingui()
  const { form, proof, phoneCode, mailCode, submit, dialog } = useClosingForm(contacts)
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const { phone, email } = contacts
  const proofs = [
    phone !== null && { value: 'phone', label: t`手机收验证码` },
    email !== null && { value: 'mail', label: t`邮箱收验证码` },
    { value: 'password', label: t`用登录密码` },
  ].filter((item) => item !== false)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.narrow}>
      {errors.root?.message && (
        <Notice tone="danger" live="alert" title={t`账号没有注销`}>
          {errors.root.message}
        </Notice>
      )}
      <RadioGroup
        legend={t`验证身份`}
        items={proofs}
        value={proof}
        onChange={(next) => {
          form.clearErrors()
          form.setValue('proof', next as ClosingProof)
        }}
      />
      {proof === 'phone' && (
        <CodeField
          label={t`短信验证码`}
          input={form.register('phoneCode')}
          error={errors.phoneCode?.message}
          code={phoneCode}
        />
      )}
      {proof === 'mail' && (
        <CodeField
          label={t`邮箱验证码`}
          input={form.register('mailCode')}
          error={errors.mailCode?.message}
          code={mailCode}
        />
      )}
      {proof === 'password' && (
        <PasswordField
          label={t`登录密码`}
          input={form.register('password')}
          error={errors.password?.message}
        />
      )}
      <Field label={t`输入“${confirmation}”确认`} error={errors.confirmation?.message} required>
        <Input autoComplete="off" {...form.register('confirmation')} />
      </Field>
      <div className={styles.foot}>
        <Button type="submit" variant="danger" busy={isSubmitting}>
          {t`注销账号`}
        </Button>
      </div>
      {dialog}
    </form>
  )
}
