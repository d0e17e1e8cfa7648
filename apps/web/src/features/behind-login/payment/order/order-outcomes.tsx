import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail, TradeQuery } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { PaidArt } from '@portal/ui/artwork'
import { Button, Card, DataList, type Description, EmptyState, Notice } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { BatchAgain } from '../../../../lib/chakra/record/batch-again.tsx'
import { isSameMoney } from '../../../../lib/content/money.ts'
import { wordOf } from '../../../../lib/content/stored-words.ts'
import { courseLink, unitCourseLink } from '../../../../lib/education/course-links.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { courseIdOf, feeIdsOf, isOwnCourse } from '../../../../lib/membership/member-order.ts'
import { isPaidBackByHand, payChannelNames } from '../../../../lib/membership/pay-channel.ts'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import { ReceiptRequest } from '../receipt/receipt-request.tsx'
import styles from './order-outcomes.module.css'
import { OutcomeCard } from './outcome-card.tsx'
import { StillOwed } from './still-owed.tsx'

/** The order is paid: proof of it, and what can be done next. */
export function OrderPaid({ order, trade }: { order: MemberOrderDetail; trade: TradeQuery }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const courseId = courseIdOf(order)
  return (
    <Card.Root className={styles.paid}>
      <PaidArt className={styles.art} />
      <h1 className={styles.title}>{t`支付成功`}</h1>
      <p className={styles.amount}>{formatMoney(order.totalAmount)}</p>
      <div className={styles.facts}>
        <Receipt order={order} trade={trade} />
      </div>
      <div className={styles.next}>
        {courseId === undefined && <StillOwed />}
        <ReceiptRequest order={order} />
      </div>
      <p className={styles.actions}>
        {courseId !== undefined && (
          <Button asChild size="lg">
            {isOwnCourse(order) ? (
              <Link {...courseLink(courseId)}>{t`进入课程`}</Link>
            ) : (
              <Link {...unitCourseLink(courseId)}>{t`返回课程`}</Link>
            )}
          </Button>
        )}
        <Button asChild size="lg" variant={courseId === undefined ? 'solid' : 'outline'}>
          <Link {...links.order(order.id)}>{t`查看订单`}</Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to="/receiptsPrint" search={{ order: order.id }}>{t`打印凭证`}</Link>
        </Button>
        {courseId === undefined && (
          <Button asChild size="lg" variant="outline">
            <Link {...links.fees}>{t`返回会费列表`}</Link>
          </Button>
        )}
      </p>
    </Card.Root>
  )
}

function Receipt({ order, trade }: { order: MemberOrderDetail; trade: TradeQuery }) {
  const { t, i18n } = useLingui()
  const { subject, payerName, payChannel, totalAmount } = order
  const paid = formatMoney(trade.amount.total / 100)
  const items: (Description | false)[] = [
    { id: 'subject', term: t`缴费内容`, detail: <span lang="zh-CN">{subject}</span> },
    { id: 'payer', term: t`缴费人`, detail: <span lang="zh-CN">{payerName}</span> },
    { id: 'number', term: t`订单编号`, detail: trade.out_trade_no },
    payChannel !== null && {
      id: 'channel',
      term: t`支付方式`,
      detail: i18n._(wordOf(payChannelNames, payChannel)),
    },
    trade.success_time !== null && {
      id: 'time',
      term: t`支付时间`,
      detail: <time dateTime={trade.success_time}>{formatDateTime(trade.success_time)}</time>,
    },
    trade.transaction_id !== null && { id: 'transaction', term: t`支付流水号`, detail: trade.transaction_id },
  ]
  return (
    <>
      {!isSameMoney(totalAmount, trade.amount.total) && (
        <Notice tone="warning">{t`支付渠道记录的金额为 ${paid}，与订单金额不一致，请联系协会核对。`}</Notice>
      )}
      <DataList items={items.filter((item) => item !== false)} />
    </>
  )
}

interface OrderClosedProps {
  order: MemberOrderDetail
  isExpired: boolean
}

/** The order can no longer be paid; its fees are free for a new one. */
export function OrderClosed({ order, isExpired }: OrderClosedProps) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { orderNo } = order
  const feeIds = feeIdsOf(order)
  const courseId = courseIdOf(order)
  return (
    <OutcomeCard>
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
export function OrderRefunding({ order }: { order: MemberOrderDetail }) {
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
export function OrderRefunded({ order }: { order: MemberOrderDetail }) {
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
