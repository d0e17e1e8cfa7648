import { useLingui } from '@lingui/react/macro'
import { Card, Heading, Panel, Skeleton, SkeletonText } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import styles from './payment-frame.module.css'

interface PaymentFrameProps {
  /** What is paid. */
  bill: ReactNode
  /** Names what is to be done beside it. */
  title: string
  notice?: ReactNode
  /** The order is there and waits for its money: a phone shows the way to pay before the bill, which was read already. */
  isWaiting?: boolean
  /** What holds for whoever pays, said before. */
  terms?: ReactNode
  children: ReactNode
}

/** What is paid beside how it is paid. */
export function PaymentFrame({ bill, title, notice, isWaiting = false, terms, children }: PaymentFrameProps) {
  const { t } = useLingui()
  return (
    <div className={styles.payment}>
      <Heading as="h1" size="2xl">
        {t`支付`}
      </Heading>
      {notice}
      <div className={styles.columns} data-waiting={isWaiting || undefined}>
        {bill}
        <Panel title={title}>
          {children}
          {terms && <div className={styles.terms}>{terms}</div>}
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
      <Heading as="h1" size="2xl">
        {t`支付`}
      </Heading>
      <div className={styles.columns}>
        <Card.Root className={styles.awaited}>
          <SkeletonText lines={8} />
        </Card.Root>
        <Card.Root className={styles.awaited}>
          <Skeleton height="18rem" />
        </Card.Root>
      </div>
    </div>
  )
}
