import { useLingui } from '@lingui/react/macro'
import type { MemberApplyTop } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Button, DataList, Heading, Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BackLink } from '../../../../lib/chakra/back-link.tsx'
import { InvoiceLink } from '../../../../lib/chakra/record/invoice-link.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { unitLinks } from '../../../../lib/membership/member-links.ts'
import { memberOrderQueryOptions } from '../../../../lib/membership/member-order.ts'
import styles from '../unit-payment.module.css'
import { batchStates } from '../words.ts'
import { BatchRows } from './batch-rows.tsx'

/** A batch whose fees are in an order, or were: for whom was paid, and the way to the order. */
export function SubmittedBatch({ batch }: { batch: MemberApplyTop }) {
  const { t } = useLingui()
  const { batchNo, status, orderId, personCount, totalAmount, createdDate, submitDate } = batch
  const instant = (value: string | null) =>
    value === null ? '—' : <time dateTime={value}>{formatDateTime(value)}</time>
  return (
    <div className={styles.part}>
      <BackLink param="batch">{t`返回代缴名单`}</BackLink>
      <header className={`${styles.head} ${styles.title}`}>
        <Heading as="h2" size="xl" lang="zh-CN">
          {batchNo}
        </Heading>
        <StateBadge states={batchStates} value={status} />
      </header>
      <DataList
        columns={2}
        items={[
          { id: 'people', term: t`人数`, detail: personCount },
          { id: 'total', term: t`金额`, detail: formatMoney(totalAmount) },
          { id: 'created', term: t`创建时间`, detail: instant(createdDate) },
          { id: 'submitted', term: t`提交时间`, detail: instant(submitDate) },
        ]}
      />
      {status === 'CLOSED' && (
        <Notice tone="warning" title={t`订单已关闭，没有扣款`}>
          {t`会费已释放。可修改名单后重新提交，生成新的订单。`}
        </Notice>
      )}
      <div className={styles.actions}>
        {status === 'SUBMITTED' && orderId !== null && (
          <Button asChild>
            <Link {...unitLinks.resume(orderId)}>{t`继续支付`}</Link>
          </Button>
        )}
        {status === 'CLOSED' && (
          <Button asChild>
            <Link to="/unitPayment" search={{ batch: batch.id, step: 'edit' }}>{t`修改后重新提交`}</Link>
          </Button>
        )}
        {orderId !== null && (
          <Button asChild variant="outline">
            <Link {...unitLinks.order(orderId)}>{t`查看订单`}</Link>
          </Button>
        )}
        {status === 'PAID' && orderId !== null && (
          <Button asChild variant="outline">
            <Link to="/receiptsPrint" search={{ order: orderId }}>
              <Icon name="printer" />
              {t`打印每人的凭证`}
            </Link>
          </Button>
        )}
        {status === 'PAID' && orderId !== null && <BatchInvoice orderId={orderId} />}
      </div>
      <Heading as="h3">{t`代缴人员`}</Heading>
      <BatchRows batch={batch} />
    </div>
  )
}

/** One invoice for all of them; whether there is one already, the order knows. */
function BatchInvoice({ orderId }: { orderId: number }) {
  const { data: order } = useQuery(memberOrderQueryOptions(orderId))
  return order ? <InvoiceLink order={order} /> : null
}
