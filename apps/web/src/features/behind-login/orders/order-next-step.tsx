import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { BatchAgain } from '../../../lib/chakra/record/batch-again.tsx'
import { TimeLeft } from '../../../lib/chakra/record/time-left.tsx'
import { feeIdsOf, isOpenOrder, payAuthority } from '../../../lib/membership/member-order.ts'
import { Authorized } from '../../../lib/session/authorized.tsx'
import { CancelOrder } from './order/cancel-order.tsx'
import styles from './order/order-page.module.css'
import { PayAgain } from './order/pay-again.tsx'
import { RefundPanel } from './order/refund-panel.tsx'
import { ResumeOrder } from './order/resume-order.tsx'

interface OrderNextStepProps {
  order: MemberOrderDetail
  /** Asks how the order stands by now. */
  onExpire: () => void
}

/** Leads on from an order: to its payment or its end while it is open, to a new one for the same fees or their batch, to a refund. */
export function OrderNextStep({ order, onExpire }: OrderNextStepProps) {
  const { t } = useLingui()
  const feeIds = feeIdsOf(order)
  if (isOpenOrder(order)) {
    return (
      <div className={styles.next}>
        {/* A transfer has days, which the facts name. */}
        {!order.transfer && <TimeLeft expireTime={order.expireTime} onExpire={onExpire} />}
        <div className={styles.actions}>
          <ResumeOrder order={order}>{order.transfer ? t`查看转账信息` : t`继续支付`}</ResumeOrder>
          {/* Whoever has transferred the money would lose sight of it. */}
          {order.transfer?.status !== 'CONFIRMING' && (
            <Authorized authority={payAuthority(order)}>
              <CancelOrder order={order} />
            </Authorized>
          )}
        </div>
      </div>
    )
  }
  if (order.status === 'CLOSED' && feeIds.length > 0) {
    return (
      <Authorized authority="fees.pay">
        <PayAgain feeIds={feeIds} />
      </Authorized>
    )
  }
  if (order.status === 'CLOSED' && order.orderType === 'ON_BEHALF') {
    return (
      <p>
        <BatchAgain orderId={order.id} />
      </p>
    )
  }
  return <RefundPanel order={order} />
}
