import { useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@portal/ui'
import type { FormEventHandler, ReactNode } from 'react'
import styles from './login-form.module.css'

interface LoginFormProps {
  onSubmit: FormEventHandler
  isBusy: boolean
  /** What is wrong with the login as a whole. */
  error: string | undefined
  children: ReactNode
}

/** The frame of the login forms: what went wrong, the fields, and the one button. */
export function LoginForm({ onSubmit, isBusy, error, children }: LoginFormProps) {
  const { t } = useLingui()
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {error && (
        <Notice tone="danger" live="alert">
          {error}
        </Notice>
      )}
      {children}
      <Button type="submit" size="lg" block busy={isBusy}>
        {t`登录`}
      </Button>
    </form>
  )
}
