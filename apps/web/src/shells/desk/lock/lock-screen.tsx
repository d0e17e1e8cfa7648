import { useLingui } from '@lingui/react/macro'
import { Button, Heading } from '@portal/ui/chakra'
import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { DeskIcon } from '../desk-icon.tsx'
import styles from './lock-screen.module.css'
import { useSealed } from './use-sealed.ts'

interface LockScreenProps {
  name: string | undefined
  /** The form that asks for the password. Its button is outside of it. */
  children: ReactNode
  formId: string
  isBusy: boolean
  onLogout: () => void
}

/** Covers the desk until its owner says the password. The pages behind it stay as they are, out of reach. */
export function LockScreen({ name, children, formId, isBusy, onLogout }: LockScreenProps) {
  const { t } = useLingui()
  const screen = useRef<HTMLElement>(null)
  useSealed(screen)
  return createPortal(
    <main ref={screen} tabIndex={-1} className={styles.screen} aria-label={t`屏幕已锁定`}>
      <div className={styles.card}>
        <DeskIcon name="lock" size="2rem" />
        <Heading as="h1">{t`屏幕已锁定`}</Heading>
        {name && <p lang="zh-CN">{name}</p>}
        {children}
        <div className={styles.buttons}>
          <Button variant="outline" onClick={onLogout}>{t`退出账号`}</Button>
          <Button type="submit" form={formId} busy={isBusy}>{t`解锁`}</Button>
        </div>
      </div>
    </main>,
    document.body,
  )
}
