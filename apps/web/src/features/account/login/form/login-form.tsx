import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, linkClass, Notice } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { type FormEventHandler, type ReactNode, useState } from 'react'
import { isSessionKept, keepSessionLong } from '../session-length.ts'
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
  const [isKept, setKept] = useState(isSessionKept)
  const submit: FormEventHandler = (event) => {
    keepSessionLong(isKept)
    onSubmit(event)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {error && (
        <Notice tone="danger" live="alert">
          {error}
        </Notice>
      )}
      {children}
      <Checkbox checked={isKept} onChange={({ currentTarget }) => setKept(currentTarget.checked)}>
        {t`保持登录（公用电脑请取消勾选）`}
      </Checkbox>
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
