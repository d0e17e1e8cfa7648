import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { SkeletonText } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isMissing } from '../../lib/errors.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { memberOrderQueryOptions } from '../../lib/member-order.ts'
import { UnknownOrder } from '../../lib/unknown-order.tsx'
import styles from './order-detail.module.css'
import { OrderFacts } from './order-facts.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderNextStep } from './order-next-step.tsx'
import { OrderStateTag } from './order-state-tag.tsx'

/** One order: its facts, what is in it, and what can be done about it. */
export function OrderDetail({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(memberOrderQueryOptions(id))
  const { data, error } = query
  if (!data && isMissing(error)) return <UnknownOrder />
  return (
    <div className={styles.detail}>
      <BackToOrders />
      {error && <LoadFailure query={query} title={t`订单没有加载成功`} />}
      {data && <Order order={data} />}
      {!data && !error && <SkeletonText lines={10} />}
    </div>
  )
}

function Order({ order }: { order: MemberOrderDetail }) {
  const { t } = useLingui()
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.subject} lang="zh-CN">
          {order.subject}
        </h2>
        <OrderStateTag status={order.status} />
      </header>
      <div className={styles.facts}>
        <OrderFacts order={order} />
      </div>
      <OrderNextStep order={order} />
      <h3 className={styles.heading}>{t`订单明细`}</h3>
      <OrderItems order={order} />
    </>
  )
}

function BackToOrders() {
  const { t } = useLingui()
  return (
    <Link
      to="."
      search={(search) => ({ ...search, order: undefined })}
      activeOptions={{ exact: true }}
      className={styles.back}
    >
      <Icon name="chevronLeft" size="1em" />
      {t`返回订单列表`}
    </Link>
  )
}
