import { useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import styles from './record-form.module.css'

interface NewerRecordProps {
  /** What was changed, and when. */
  title: string
  /** How it reads there. */
  children: ReactNode
  onTake: () => void
  onKeep: () => void
}

/** Says that somebody else has saved the record meanwhile; the editor chooses. */
export function NewerRecord({ title, children, onTake, onKeep }: NewerRecordProps) {
  const { t } = useLingui()
  return (
    <Notice tone="warning" live="alert" title={title}>
      <p>{t`请先选择保留哪一份，再继续保存。他人保存的内容：`}</p>
      <p lang="zh-CN">{children}</p>
      <div className={styles.buttons}>
        <Button size="sm" variant="outline" onClick={onTake}>{t`改用他人保存的`}</Button>
        <Button size="sm" variant="outline" onClick={onKeep}>{t`保留我填写的`}</Button>
      </div>
    </Notice>
  )
}
