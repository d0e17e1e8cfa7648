import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '../applications.module.css'

interface RemarkProps {
  /** What the association wants mended; nothing where it is content. */
  text: string | undefined
  /** What else helps with the field. */
  children?: ReactNode
}

/** The hint of a field, with what the association wrote to it. */
export function Remark({ text, children }: RemarkProps) {
  if (text === undefined) return children
  return (
    <>
      {children && <span className={styles.help}>{children}</span>}
      <span className={styles.remark}>
        <Trans>
          需要补正：<span lang="zh-CN">{text}</span>
        </Trans>
      </span>
    </>
  )
}
