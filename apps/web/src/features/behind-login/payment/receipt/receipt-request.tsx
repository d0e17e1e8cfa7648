import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { Button, Notice } from '@portal/ui/chakra'
import { Suspense, useState } from 'react'
import { InvoiceLink } from '../../../../lib/chakra/record/invoice-link.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import styles from './receipt.module.css'

// Few ask for it at once.
const ReceiptForm = lazyPart(() => import('./receipt-form.tsx'))

/** The receipt of a paid order: applied for here, or how far it is. */
export function ReceiptRequest({ order }: { order: MemberOrderDetail }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const isFee = order.orderType === 'MEMBER_FEE' || order.orderType === 'ON_BEHALF'
  if (sentTo !== undefined) {
    return (
      <Notice tone="success" live="status" title={t`票据申请已提交`}>
        {t`协会开具后发送到 ${sentTo}。`}
      </Notice>
    )
  }
  const invoice = <InvoiceLink order={order} size="sm" />
  if (order.invoiceStatus === 'ISSUED') {
    return (
      <Notice tone="success" action={invoice}>
        {t`这笔订单的票据已经开具。`}
      </Notice>
    )
  }
  // It may wait for the association, or to be mended.
  if (order.invoiceStatus === 'APPLIED') {
    return <Notice action={invoice}>{t`这笔订单的票据已经申请，进度见发票。`}</Notice>
  }
  return isOpen ? (
    <Suspense fallback={<div className={styles.space} />}>
      <ReceiptForm orderId={order.id} onSent={setSentTo} onCancel={() => setOpen(false)} />
    </Suspense>
  ) : (
    <Notice
      title={t`需要票据`}
      action={
        <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
          {t`申请票据`}
        </Button>
      }
    >
      {isFee ? t`会费开具社会团体会费票据，电子版发送到邮箱。` : t`开具数电发票，电子版发送到邮箱。`}
    </Notice>
  )
}
