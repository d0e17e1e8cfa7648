import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { Timeline, type TimelineEntry } from '@portal/ui/chakra'
import { useReturnedWords } from '../../../../lib/chakra/record/returned-payments.tsx'
import { isExpired, isOpenOrder } from '../../../../lib/membership/member-order.ts'
import styles from './order-page.module.css'

const instant = (value: string) => <time dateTime={value}>{formatDateTime(value)}</time>

/** What has happened to an order and when, and what it waits for. */
export function OrderProgress({ order }: { order: MemberOrderDetail }) {
  const { t } = useLingui()
  const { status, createdDate, payTime, lastModifiedDate } = order
  const refund = useRefundSteps(order)
  const waiting = useWaitingWords(order)
  const { wrong, unused } = useReturned(order)
  const items: (TimelineEntry | false)[] = [
    { id: 'created', title: t`已下单`, description: instant(createdDate) },
    ...wrong,
    isOpenOrder(order) && { id: 'open', title: waiting, icon: 'clock', tone: 'warning' },
    payTime !== null && { id: 'paid', title: t`已支付`, description: instant(payTime), tone: 'success' },
    status === 'CLOSED' && {
      id: 'closed',
      title: isExpired(order) ? t`超过支付时限，订单已自动关闭` : t`订单已关闭`,
      description: instant(lastModifiedDate),
      icon: 'close',
      tone: 'neutral',
    },
    ...unused,
    ...refund,
  ]
  return <Timeline items={items.filter((item) => item !== false)} />
}

/** What came for an order and went back: while it was open, and once it was paid or closed. */
function useReturned({ returnedPayments }: MemberOrderDetail): Record<'wrong' | 'unused', TimelineEntry[]> {
  const wordsOf = useReturnedWords()
  const entryOf = (payment: MemberOrderDetail['returnedPayments'][number]): TimelineEntry => ({
    id: `returned ${payment.transactionId}`,
    title: wordsOf(payment),
    description: instant(payment.returnTime),
    icon: 'refresh',
  })
  // A backend may tell of none.
  const all = returnedPayments ?? []
  const isWrong = ({ reason }: (typeof all)[number]) => reason === 'WRONG_AMOUNT'
  return {
    wrong: all.filter(isWrong).map(entryOf),
    unused: all.filter((payment) => !isWrong(payment)).map(entryOf),
  }
}

/** What an order that is not paid waits for. */
function useWaitingWords({ status, transfer }: MemberOrderDetail): string {
  const { t } = useLingui()
  if (!transfer) return status === 'PAYING' ? t`等待支付结果` : t`等待付款`
  if (transfer.status === 'CONFIRMING') return t`转账凭证已提交，等待协会确认`
  return transfer.status === 'ASKED_AGAIN' ? t`请重新提交转账凭证` : t`等待转账`
}

/** The way of each refund: asked for, looked at, decided. */
function useRefundSteps({ refund, refunds }: MemberOrderDetail): TimelineEntry[] {
  const { t } = useLingui()
  // A backend may tell of the last one only.
  const all = refunds ?? (refund ? [refund] : [])
  return all.flatMap(
    ({ status, reason, amount, opinion, requestedAt, decidedAt }, index): TimelineEntry[] => {
      const asked: TimelineEntry = {
        id: `asked ${index}`,
        title: t`已申请退款 ${formatMoney(amount)}`,
        description: instant(requestedAt),
        children: <Said>{reason}</Said>,
      }
      if (status === 'PENDING')
        return [asked, { id: 'review', title: t`协会正在审核退款`, icon: 'clock', tone: 'warning' }]
      const decided = {
        id: `decided ${index}`,
        description: decidedAt === null ? undefined : instant(decidedAt),
        children: opinion && <Said>{opinion}</Said>,
      }
      return [
        asked,
        status === 'APPROVED'
          ? { ...decided, title: t`退款已通过`, tone: 'success' }
          : { ...decided, title: t`退款未通过，订单仍为已支付`, icon: 'close', tone: 'danger' },
      ]
    },
  )
}

const Said = ({ children }: { children: string }) => (
  <p className={styles.said} lang="zh-CN">
    {children}
  </p>
)
