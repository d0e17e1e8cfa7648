import { useLingui } from '@lingui/react/macro'
import type { MemberOrder } from '@portal/api-contract'
import { VisuallyHidden } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { Authorized } from '../../lib/authorized.tsx'
import { useMemberLinks } from '../../lib/member-links.ts'
import { isOpenOrder } from '../../lib/member-order.ts'
import { rowActionClass } from '../../lib/row-action.ts'
import styles from './order-list.module.css'

/** What can be done about an order from the list. */
export function OrderActions({ order }: { order: MemberOrder }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { id, orderNo } = order
  // Read out after the words, since every row has the same ones.
  const number = <VisuallyHidden>{orderNo}</VisuallyHidden>
  return (
    <span className={styles.actions}>
      {isOpenOrder(order) && (
        <Authorized authority="fees.pay">
          <Link {...links.resume(id)} className={rowActionClass()}>
            {t`继续支付`} {number}
          </Link>
        </Authorized>
      )}
      <Link {...links.order(id)} className={rowActionClass('ghost')}>
        {t`详情`} {number}
      </Link>
    </span>
  )
}
