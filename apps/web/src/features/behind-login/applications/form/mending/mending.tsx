import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { memberWord } from '../../../../../lib/membership/member-words.tsx'
import styles from '../../applications.module.css'
import type { Changes } from './changes.ts'
import type { Remarks } from './remarks.ts'

/** What is to be mended in an application that was returned, and what was changed of it since. */
export interface Mending {
  /** Whether it says what was handed in, so that changes are known. */
  isReturned: boolean
  remarks: Remarks
  changes: Changes
}

/** The hint of a field, with what the association wrote to it and what stood in it when it was returned. */
export function hintWith({ remarks, changes }: Mending, field: string, hint?: ReactNode): ReactNode {
  const [remark, earlier] = [remarks.get(field), changes.get(field)]
  if (remark === undefined && earlier === undefined) return hint
  return (
    <>
      {hint && <span className={styles.help}>{hint}</span>}
      {remark !== undefined && <Remark text={remark} />}
      {earlier !== undefined && <Changed earlier={earlier} />}
    </>
  )
}

/** What the association wants mended. */
export const Remark = ({ text }: { text: string }) => (
  <span className={styles.remark}>
    <Trans>
      需要补正：<span lang="zh-CN">{text}</span>
    </Trans>
  </span>
)

function Changed({ earlier }: { earlier: string }) {
  const { t, i18n } = useLingui()
  const before = memberWord(i18n, earlier)
  return (
    <span className={styles.changed}>
      {earlier ? t`已修改，退回时为：${before}` : t`已补充，退回时未填写`}
    </span>
  )
}
