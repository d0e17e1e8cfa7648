import { useLingui } from '@lingui/react/macro'
import type { MemberApplyTop, UnitPerson } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Button, DataList, Heading, Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BackLink } from '../../../../lib/chakra/page/back-link.tsx'
import { InvoiceLink } from '../../../../lib/chakra/record/invoice-link.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { unitLinks } from '../../../../lib/membership/member-links.ts'
import { memberOrderQueryOptions } from '../../../../lib/membership/member-order.ts'
import { refundedAmount } from '../../../../lib/membership/paid-back.ts'
import { Authorized } from '../../../../lib/session/authorized.tsx'
import styles from '../unit-payment.module.css'
import { batchStates } from '../words.ts'
import { BatchRows } from './batch-rows.tsx'
import { paidPeople, refundsOf } from './refunded.ts'

interface SubmittedBatchProps {
  batch: MemberApplyTop
  /** The unit's own people. */
  people: readonly UnitPerson[]
}

/** A batch whose fees are in an order, or were: for whom was paid, what was paid back, and the way to the order. */
export function SubmittedBatch({ batch, people }: SubmittedBatchProps) {
  const { t } = useLingui()
  const order = usePaidOrder(batch)
  const refunds = refundsOf(batch.members, order)
  const refunded = order ? refundedAmount(order) : 0
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
          ...(refunded > 0
            ? [
                { id: 'refunded', term: t`已退金额`, detail: formatMoney(refunded) },
                { id: 'paid', term: t`仍代缴人数`, detail: paidPeople(batch, refunds) },
              ]
            : []),
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
          <Authorized authority="batches.write">
            <Button asChild>
              <Link to="/unitPayment" search={{ batch: batch.id, step: 'edit' }}>{t`修改后重新提交`}</Link>
            </Button>
          </Authorized>
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
        {/* One invoice for all of them; whether there is one already, the order knows. */}
        {status === 'PAID' && order && <InvoiceLink order={order} />}
      </div>
      <Heading as="h3">{t`代缴人员`}</Heading>
      <BatchRows batch={batch} people={people} refunds={refunds} />
    </div>
  )
}

/** The order of a batch that was paid, which knows what of it was paid back. */
function usePaidOrder({ status, orderId }: MemberApplyTop) {
  const isPaid = (status === 'PAID' || status === 'REFUNDED') && orderId !== null
  const { data } = useQuery({ ...memberOrderQueryOptions(orderId ?? 0), enabled: isPaid })
  return isPaid ? data : undefined
}
