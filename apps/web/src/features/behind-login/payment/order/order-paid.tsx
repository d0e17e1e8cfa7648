import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail, TradeQuery } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { PaidArt } from '@portal/ui/artwork'
import { Button, Card, DataList, type Description, Notice } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ReturnedPayments } from '../../../../lib/chakra/record/returned-payments.tsx'
import { isSameMoney } from '../../../../lib/content/money.ts'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { courseLink, unitCourseLink } from '../../../../lib/education/course-links.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { courseIdOf, isOwnCourse } from '../../../../lib/membership/member-order.ts'
import { payChannelNames } from '../../../../lib/membership/pay-channel.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { ReceiptRequest } from '../receipt/receipt-request.tsx'
import styles from './order-paid.module.css'

// Only who has paid is asked for more.
const StillOwed = lazyPart(async () => ({ default: (await import('./still-owed.tsx')).StillOwed }))

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
        <Suspense>{courseId === undefined && <StillOwed />}</Suspense>
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
      <ReturnedPayments order={order} />
      <DataList items={items.filter((item) => item !== false)} />
    </>
  )
}
