import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { DataList, Heading, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../../../lib/api/errors.ts'
import { BackLink } from '../../../lib/chakra/back-link.tsx'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { UnknownOrder } from '../../../lib/chakra/unknown-order.tsx'
import { memberOrderQueryOptions } from '../../../lib/membership/member-order.ts'
import styles from './order-detail.module.css'
import { OrderFacts } from './order-facts.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderNextStep } from './order-next-step.tsx'
import { orderStates } from './order-status.ts'

/** One order: its facts, what is in it, and what can be done about it. */
export function OrderDetail({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(memberOrderQueryOptions(id))
  const { data, error } = query
  if (!data && isMissing(error)) return <UnknownOrder />
  return (
    <div className={styles.detail}>
      <BackLink param="order">{t`返回订单列表`}</BackLink>
      {error && <LoadFailure query={query} title={t`订单没有加载成功`} />}
      {data && <Order order={data} />}
      {!data && !error && <OrderSkeleton />}
    </div>
  )
}

const OrderSkeleton = () => (
  <>
    <Skeleton width="min(20em, 100%)" height="2.25rem" />
    <div className={styles.facts}>
      <DataList
        columns={2}
        items={Array.from({ length: 7 }, (_, place) => ({
          id: String(place),
          term: <Skeleton width="5em" height="1lh" />,
          detail: <Skeleton width="60%" height="1lh" />,
        }))}
      />
    </div>
    <Skeleton height="11rem" />
  </>
)

function Order({ order }: { order: MemberOrderDetail }) {
  const { t } = useLingui()
  return (
    <>
      <header className={styles.head}>
        <Heading as="h2" size="2xl" lang="zh-CN">
          {order.subject}
        </Heading>
        <StateBadge states={orderStates} value={order.status} />
      </header>
      <div className={styles.facts}>
        <OrderFacts order={order} />
      </div>
      <OrderNextStep order={order} />
      <Heading as="h3" className={styles.heading}>
        {t`订单明细`}
      </Heading>
      <OrderItems order={order} />
    </>
  )
}
