import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
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

/** Says that the form goes on from what was not saved. */
export function RestoredDraft({ restoredFrom, onDrop }: { restoredFrom: Date; onDrop: () => void }) {
  const { t } = useLingui()
  return (
    <Notice
      live="status"
      title={t`已恢复 ${formatDateTime(restoredFrom)} 没有保存的修改`}
      action={
        <Button variant="outline" size="sm" onClick={onDrop}>
          {t`放弃修改`}
        </Button>
      }
    />
  )
}
