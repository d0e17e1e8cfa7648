import { useLingui } from '@lingui/react/macro'
import { Button, Notice } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import styles from './newer-notice.module.css'

interface NewerNoticeProps {
  /** What was changed elsewhere, and when. */
  title: string
  onTake: () => void
  onKeep: () => void
  /** How the two differ. */
  children?: ReactNode
}

/** Says that what a form changes was changed elsewhere meanwhile; the member chooses which of the two stays. */
export function NewerNotice({ title, onTake, onKeep, children }: NewerNoticeProps) {
  const { t } = useLingui()
  return (
    <Notice tone="warning" live="alert" title={title}>
      <p>{t`请先选择保留哪一份，再继续保存。`}</p>
      {children}
      <div className={styles.actions}>
        <Button size="sm" variant="outline" onClick={onTake}>{t`改用别处保存的`}</Button>
        <Button size="sm" variant="outline" onClick={onKeep}>{t`保留这里填写的`}</Button>
      </div>
    </Notice>
  )
}

/** A field of a form as it was saved elsewhere and as it is typed here. */
export interface ComparedField {
  id: string
  label: ReactNode
  there: string
  here: string
}

/** Two states of a record beside each other, in the fields in which they differ. */
export function Compared({ fields }: { fields: readonly ComparedField[] }) {
  const { t } = useLingui()
  return (
    <dl className={styles.compared}>
      {fields
        .filter(({ there, here }) => there !== here)
        .map(({ id, label, there, here }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {t`别处保存的：`}
              <span lang="zh-CN">{there || t`（空）`}</span>
            </dd>
            <dd>
              {t`这里填写的：`}
              <span lang="zh-CN">{here || t`（空）`}</span>
            </dd>
          </div>
        ))}
    </dl>
  )
}
