import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { Heading } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../../../lib/api/errors.ts'
import { BackTo } from '../../../lib/chakra/page/back-link.tsx'
import { InvoiceLink } from '../../../lib/chakra/record/invoice-link.tsx'
import { RecordFailure } from '../../../lib/chakra/record/record-failure.tsx'
import styles from '../../../lib/chakra/record/record-page.module.css'
import { RecordSkeleton } from '../../../lib/chakra/record/record-skeleton.tsx'
import { UnknownOrder } from '../../../lib/chakra/record/unknown-order.tsx'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { memberOrderQueryOptions } from '../../../lib/membership/member-order.ts'
import page from './order/order-page.module.css'
import { OrderPapers } from './order/order-papers.tsx'
import { OrderProgress } from './order/order-progress.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderNextStep } from './order-next-step.tsx'
import { orderStates } from './order-status.ts'
import { useShownOrders } from './shown-orders.ts'

/** One order: how it stands, what can be done about it, and what is in it. */
export function OrderDetail({ id }: { id: number }) {
  return Number.isSafeInteger(id) && id > 0 ? <LoadedOrder id={id} /> : <UnknownOrder />
}

function LoadedOrder({ id }: { id: number }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  // Whoever came from a list finds it as it was narrowed.
  const { kind = 'orders', search = {} } = useShownOrders() ?? {}
  const backTo = { orders: t`返回订单列表`, payments: t`返回支付记录`, refunds: t`返回退款记录` }
  const query = useQuery(memberOrderQueryOptions(id))
  const { data, error } = query
  if (!data && isMissing(error)) return <UnknownOrder />
  return (
    <div className={styles.detail}>
      {/* The lists of a unit and of a person take the same search; to the router they are six routes. */}
      <BackTo {...links[kind]} search={search as never}>
        {backTo[kind]}
      </BackTo>
      {error && <RecordFailure query={query} title={t`订单没有加载成功`} />}
      {data && <Order order={data} onExpire={() => void query.refetch()} />}
      {!data && !error && <RecordSkeleton facts={7} />}
    </div>
  )
}

interface OrderProps {
  order: MemberOrderDetail
  onExpire: () => void
}

function Order({ order, onExpire }: OrderProps) {
  const { t } = useLingui()
  return (
    <>
      <header className={styles.head}>
        <Heading as="h2" size="2xl" lang="zh-CN">
          {order.subject}
        </Heading>
        <span role="status">
          <StateBadge states={orderStates} value={order.status} />
        </span>
      </header>
      <OrderNextStep order={order} onExpire={onExpire} />
      <div className={styles.columns}>
        <section className={styles.part}>
          <Heading as="h3">{t`订单信息`}</Heading>
          <OrderFacts order={order} />
          <div className={`${page.actions} ${page.papers}`}>
            <OrderPapers order={order} />
            <InvoiceLink order={order} size="sm" variant="ghost" />
          </div>
        </section>
        <section className={styles.part}>
          <Heading as="h3">{t`订单进度`}</Heading>
          <OrderProgress order={order} />
        </section>
      </div>
      <Heading as="h3" className={styles.heading}>
        {t`订单明细`}
      </Heading>
      <OrderItems order={order} />
    </>
  )
}
