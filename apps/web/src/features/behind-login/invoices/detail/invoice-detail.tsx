import { useLingui } from '@lingui/react/macro'
import type { MemberInvoiceDetail } from '@portal/api-contract'
import { Heading } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isMissing } from '../../../../lib/api/errors.ts'
import { BackLink } from '../../../../lib/chakra/page/back-link.tsx'
import { RecordFailure } from '../../../../lib/chakra/record/record-failure.tsx'
import styles from '../../../../lib/chakra/record/record-page.module.css'
import { RecordSkeleton } from '../../../../lib/chakra/record/record-skeleton.tsx'
import { UnknownRecord } from '../../../../lib/chakra/record/unknown-record.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { invoiceStates, isMendable } from '../invoice-words.ts'
import { invoiceQueryOptions } from '../queries.ts'
import { DeliveryFacts, InvoiceFacts } from './invoice-facts.tsx'
import { InvoiceFiles } from './invoice-files.tsx'
import { InvoiceOrders } from './invoice-orders.tsx'
import { InvoiceStanding } from './invoice-standing.tsx'

// The form is of use to few who look at an invoice.
const MendPage = lazyPart(() => import('../apply/mend-page.tsx'))

interface InvoiceDetailProps {
  id: number
  /** Whether it is to be mended. */
  isMending: boolean
}

/** One invoice: how far it is, its files, facts and orders; or the form that mends it. */
export default function InvoiceDetail({ id, isMending }: InvoiceDetailProps) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const query = useQuery(invoiceQueryOptions(id))
  const { data, error } = query
  if (!data && isMissing(error)) {
    return (
      <UnknownRecord title={t`没有找到这张发票`} link={<Link {...links.invoices}>{t`查看我的发票`}</Link>}>
        {t`发票不存在，或不属于当前登录的账号。`}
      </UnknownRecord>
    )
  }
  return (
    <div className={styles.detail}>
      {isMending ? (
        <BackLink param="part">{t`返回发票`}</BackLink>
      ) : (
        <BackLink param="invoice">{t`返回发票列表`}</BackLink>
      )}
      {error && <RecordFailure query={query} title={t`发票没有加载成功`} />}
      {!data && !error && <RecordSkeleton facts={8} />}
      {data &&
        (isMending && isMendable(data.status) ? (
          <Suspense fallback={<RecordSkeleton facts={8} />}>
            <MendPage key={data.id} invoice={data} />
          </Suspense>
        ) : (
          <Invoice invoice={data} />
        ))}
    </div>
  )
}

function Invoice({ invoice }: { invoice: MemberInvoiceDetail }) {
  const { t } = useLingui()
  return (
    <>
      <header className={styles.head}>
        <Heading as="h2" size="2xl" lang="zh-CN">
          {invoice.buyerName}
        </Heading>
        <StateBadge states={invoiceStates} value={invoice.status} />
      </header>
      <InvoiceStanding invoice={invoice} />
      <InvoiceFiles invoice={invoice} />
      <div className={styles.columns}>
        <section className={styles.part}>
          <Heading as="h3">{t`发票信息`}</Heading>
          <InvoiceFacts invoice={invoice} />
        </section>
        <section className={styles.part}>
          <Heading as="h3">{t`申请与接收`}</Heading>
          <DeliveryFacts invoice={invoice} />
        </section>
      </div>
      <Heading as="h3" className={styles.heading}>
        {t`所含订单`}
      </Heading>
      <InvoiceOrders orders={invoice.orders} amount={invoice.amount} />
    </>
  )
}
