import { useLingui } from '@lingui/react/macro'
import { Button, linkClass, Notice } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import type { FormEventHandler, ReactNode } from 'react'
import styles from './login-form.module.css'

interface LoginFormProps {
  onSubmit: FormEventHandler
  isBusy: boolean
  /** What is wrong with the login as a whole. */
  error: string | undefined
  children: ReactNode
}

/** The frame of the login forms: what went wrong, the fields, the one button, and what to do without a password. */
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
      <Link
        to="/resetPassword"
        search={({ redirect }) => ({ redirect })}
        className={`${linkClass} ${styles.forgotten}`}
      >
        {t`忘记密码？`}
      </Link>
    </form>
  )
}
