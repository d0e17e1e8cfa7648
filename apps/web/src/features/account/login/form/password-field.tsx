import { useLingui } from '@lingui/react/macro'
import { Field, TextInput } from '@portal/ui'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import styles from './password-field.module.css'

interface PasswordFieldProps {
  input: UseFormRegisterReturn
  error: string | undefined
  label?: string
  hint?: string
  /** A password that is being chosen, which password managers may offer. */
  isNew?: boolean
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ input, error, label, hint, isNew = false }: PasswordFieldProps) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={isShown ? t`隐藏密码` : t`显示密码`}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? t`隐藏` : t`显示`}
    </button>
  )
  return (
    <Field label={label ?? t`密码`} hint={hint} error={error} required>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          end={toggle}
        />
      )}
    </Field>
  )
}
