import { useLingui } from '@lingui/react/macro'
import type { MemberOrder } from '@portal/api-contract'
import { Button, VisuallyHidden } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { isOpenOrder } from '../../../lib/membership/member-order.ts'
import { ResumeOrder } from './order/resume-order.tsx'
import styles from './order-list.module.css'
import type { ShownOrders } from './shown-orders.ts'

/** What can be done about an order from the list. */
export function OrderActions({ order, list }: { order: MemberOrder; list: ShownOrders }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { id, orderNo } = order
  // Read out after the words, since every row has the same ones.
  const number = <VisuallyHidden>{orderNo}</VisuallyHidden>
  return (
    <span className={styles.actions}>
      {isOpenOrder(order) && (
        <ResumeOrder order={order} size="sm">
          {order.payChannel === 'BANK' ? t`查看转账信息` : t`继续支付`} {number}
        </ResumeOrder>
      )}
      <Button asChild size="sm" variant="ghost">
        <Link {...links.order(id)} state={{ orders: list }}>
          {t`详情`} {number}
        </Link>
      </Button>
    </span>
  )
}
