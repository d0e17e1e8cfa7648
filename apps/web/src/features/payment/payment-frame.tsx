import { useLingui } from '@lingui/react/macro'
import { Card, Panel, Skeleton, SkeletonText } from '@portal/ui'
import type { ReactNode } from 'react'
import styles from './payment-frame.module.css'

interface PaymentFrameProps {
  /** What is paid. */
  bill: ReactNode
  /** Names what is to be done beside it. */
  title: string
  notice?: ReactNode
  children: ReactNode
}

/** What is paid beside how it is paid. */
export function PaymentFrame({ bill, title, notice, children }: PaymentFrameProps) {
  const { t } = useLingui()
  return (
    <div className={styles.payment}>
      <h1 className={styles.title}>{t`在线支付`}</h1>
      {notice}
      <div className={styles.columns}>
        {bill}
        <Panel title={title} className={styles.step}>
          {children}
        </Panel>
      </div>
    </div>
  )
}

/** The same shape while it loads. */
export function PaymentSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.payment} aria-busy="true">
      <h1 className={styles.title}>{t`在线支付`}</h1>
      <div className={styles.columns}>
        <Card>
          <SkeletonText lines={8} />
        </Card>
        <Card className={styles.step}>
          <Skeleton height="18rem" />
        </Card>
      </div>
    </div>
  )
}
