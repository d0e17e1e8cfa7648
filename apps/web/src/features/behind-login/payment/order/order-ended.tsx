import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Button, EmptyState } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { BatchAgain } from '../../../../lib/chakra/record/batch-again.tsx'
import { ReturnedPayments } from '../../../../lib/chakra/record/returned-payments.tsx'
import { courseLink, unitCourseLink } from '../../../../lib/education/course-links.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { courseIdOf, feeIdsOf, isOwnCourse } from '../../../../lib/membership/member-order.ts'
import { isPaidBackByHand } from '../../../../lib/membership/pay-channel.ts'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import type { Phase } from './phase.ts'

/** An order that nothing more is paid for: it was closed, or its money goes back. */
export default function OrderEnded({ order, phase }: { order: MemberOrderDetail; phase: Phase }) {
  if (phase === 'refunding') return <OrderRefunding order={order} />
  if (phase === 'refunded') return <OrderRefunded order={order} />
  return <OrderClosed order={order} isExpired={phase === 'expired'} />
}

interface OrderClosedProps {
  order: MemberOrderDetail
  isExpired: boolean
}

/** The order can no longer be paid; its fees are free for a new one. */
function OrderClosed({ order, isExpired }: OrderClosedProps) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { orderNo } = order
  const feeIds = feeIdsOf(order)
  const courseId = courseIdOf(order)
  return (
    <OutcomeCard>
      <ReturnedPayments order={order} />
      <EmptyState
        art={<EmptyPicture variant="orders" />}
        title={isExpired ? t`订单已超过支付时限` : t`订单已关闭`}
        action={
          <>
            {feeIds.length > 0 && (
              <Button asChild>
                <Link {...links.pay(feeIds)}>{t`重新发起支付`}</Link>
              </Button>
            )}
            {order.orderType === 'ON_BEHALF' && <BatchAgain orderId={order.id} />}
            {courseId !== undefined && (
              <Button asChild>
                <Link {...(isOwnCourse(order) ? courseLink : unitCourseLink)(courseId)}>{t`返回课程`}</Link>
              </Button>
            )}
            <Button asChild variant="outline">
              <Link {...links.order(order.id)}>{t`查看订单`}</Link>
            </Button>
          </>
        }
      >
        {order.payChannel === 'BANK'
          ? t`订单 ${orderNo} 没有付款，也不会再收款。如果款项已经转出，请联系协会核对退回。`
          : t`订单 ${orderNo} 没有付款，也不会再收款。如果款项已经付出，将由支付渠道原路退回。`}
      </EmptyState>
    </OutcomeCard>
  )
}

/** The money is asked back, which the association decides. */
function OrderRefunding({ order }: { order: MemberOrderDetail }) {
  const { t } = useLingui()
  const { payChannel, refund, totalAmount } = order
  const money = formatMoney(refund?.amount ?? totalAmount)
  return (
    <GivenBack order={order} title={t`协会正在审核退款`}>
      {isPaidBackByHand(payChannel)
        ? t`通过后 ${money} 由协会转回付款账户。`
        : t`通过后 ${money} 由支付渠道原路退回，到账时间以渠道为准。`}
    </GivenBack>
  )
}

/** The money went back. */
function OrderRefunded({ order }: { order: MemberOrderDetail }) {
  const { t } = useLingui()
  const { orderNo, payChannel } = order
  return (
    <GivenBack order={order} title={t`订单已转入退款`}>
      {isPaidBackByHand(payChannel)
        ? t`订单 ${orderNo} 的款项由协会转回付款账户，到账时间以银行为准。`
        : t`订单 ${orderNo} 的款项由支付渠道原路退回，到账时间以渠道为准。`}
    </GivenBack>
  )
}

function GivenBack({
  order,
  title,
  children,
}: {
  order: MemberOrderDetail
  title: string
  children: string
}) {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <OutcomeCard>
      <EmptyState
        art={<EmptyPicture variant="orders" />}
        title={title}
        action={
          <Button asChild>
            <Link {...links.order(order.id)}>{t`查看订单`}</Link>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </OutcomeCard>
  )
}
