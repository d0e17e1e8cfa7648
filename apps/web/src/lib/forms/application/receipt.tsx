import { useLingui } from '@lingui/react/macro'
import type { ApplicationReceipt } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { type ReactNode, useEffect, useRef } from 'react'
import { copyText } from '../../browser/copy-text.ts'
import styles from './receipt.module.css'

interface ReceiptProps {
  receipt: ApplicationReceipt
  title: ReactNode
  /** 2 where the page keeps its own heading. */
  level?: 1 | 2
  /** What happens next, step by step. */
  steps: ReactNode[]
  /** Ways on. */
  actions: ReactNode
}

/** What an application ends with: its number, to copy, print and keep, and what happens next. */
export function Receipt({ receipt, title, level = 1, steps, actions }: ReceiptProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { applyNo, submittedDate } = receipt
  const time = formatDateTime(submittedDate)
  const Heading = `h${level}` as const
  return (
    <section className={styles.receipt}>
      <span className={styles.mark}>
        <Icon name="check" size="2rem" />
      </span>
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.label}>{t`申请编号`}</p>
      <p className={styles.number}>{applyNo}</p>
      <p className={styles.time}>{t`提交时间 ${time}`}</p>
      <div className={styles.tools}>
        <CopyButton text={applyNo} />
        <Button variant="outline" onClick={() => window.print()}>
          <Icon name="printer" />
          {t`打印`}
        </Button>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move
          <li key={index}>{step}</li>
        ))}
      </ol>
      <div className={styles.tools}>{actions}</div>
    </section>
  )
}

function CopyButton({ text }: { text: string }) {
  const { t } = useLingui()
  // Browsers offer the clipboard on secure pages only.
  if (!('clipboard' in navigator)) return null
  return (
    <Button variant="outline" onClick={() => void copyText(text, t`编号已复制`)}>
      <Icon name="copy" />
      {t`复制编号`}
    </Button>
  )
}
