import { useLingui } from '@lingui/react/macro'
import type { MemberSummary } from '@portal/api-contract'
import { formatDate, formatMoney } from '@portal/i18n'
import { MoreLink, Panel, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { memberSummaryQueryOptions } from '../../../lib/membership/member-summary.ts'
import styles from './latest-orders.module.css'
import { orderStates } from './order-status.ts'

const shown = 3

/** The newest orders, each leading to its detail. */
export function LatestOrders() {
  const { t } = useLingui()
  const links = useMemberLinks()
  const query = useQuery(memberSummaryQueryOptions)
  const { data, error } = query
  return (
    <Panel
      title={t`最近订单`}
      action={
        <MoreLink asChild>
          <Link {...links.orders}>{t`全部订单`}</Link>
        </MoreLink>
      }
    >
      {!data && error && <LoadFailure query={query} title={t`订单没有加载成功`} />}
      {data && <Orders orders={data.recentOrders} />}
      {!data && !error && <OrdersSkeleton />}
    </Panel>
  )
}

const OrdersSkeleton = () => (
  <ul className={styles.list} aria-hidden="true">
    {Array.from({ length: shown }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move
      <li key={place} className={styles.order}>
        <span className={styles.subject}>
          <Skeleton width="min(16em, 100%)" height="1lh" />
        </span>
        <span className={styles.date}>
          <Skeleton width="5.5em" height="1lh" />
        </span>
        <Skeleton width="5em" height="1lh" />
        <Skeleton width="4em" height="1lh" />
      </li>
    ))}
  </ul>
)

function Orders({ orders }: { orders: MemberSummary['recentOrders'] }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  if (orders.length === 0) {
    return <p className={styles.none}>{t`还没有订单。缴纳会费后，支付记录会列在这里。`}</p>
  }
  return (
    <ul className={styles.list}>
      {orders.map(({ id, subject, createdDate, totalAmount, status }) => (
        <li key={id}>
          <Link {...links.order(id)} className={styles.order}>
            <span className={styles.subject} lang="zh-CN">
              {subject}
            </span>
            <time dateTime={createdDate} className={styles.date}>
              {formatDate(createdDate)}
            </time>
            <data value={totalAmount} className={styles.amount}>
              {formatMoney(totalAmount)}
            </data>
            <StateBadge states={orderStates} value={status} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
