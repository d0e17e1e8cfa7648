import { useLingui } from '@lingui/react/macro'
import { formatDateTime, formatMoney } from '@portal/i18n'
import type { Column } from '@portal/ui/chakra'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { wordOf } from '../../../lib/content/words/word-of.ts'
import { refundedAmount } from '../../../lib/membership/paid-back.ts'
import { payChannelNames } from '../../../lib/membership/pay-channel.ts'
import type { ListedOrder } from './lines/payment-lines.ts'
import { OrderActions } from './order-actions.tsx'
import styles from './order-list.module.css'
import { listedStates, refundDecisions, returnReasons } from './order-status.ts'
import type { OrderListKind, OrdersSearch } from './orders-search.ts'

const instant = (value: string | null) =>
  value === null ? '—' : <time dateTime={value}>{formatDateTime(value)}</time>

/** Which of the columns each list has. */
const shownIn: Record<OrderListKind, readonly string[]> = {
  orders: ['subject', 'totalAmount', 'channel', 'status', 'createdDate', 'payTime', 'action'],
  payments: ['subject', 'totalAmount', 'channel', 'status', 'payTime', 'transaction', 'action'],
  refunds: ['subject', 'totalAmount', 'asked', 'askedTime', 'reason', 'decision', 'action'],
}

/** The columns of a list of orders. */
export function useOrderColumns(kind: OrderListKind, search: OrdersSearch): Column<ListedOrder>[] {
  const { t, i18n } = useLingui()
  const columns: Column<ListedOrder>[] = [
    {
      id: 'subject',
      header: t`订单`,
      isRowHeader: true,
      cell: ({ subject, orderNo }) => (
        <span>
          <span lang="zh-CN">{subject}</span>
          <span className={styles.number}>{orderNo}</span>
        </span>
      ),
    },
    {
      id: 'totalAmount',
      header: t`金额`,
      isSortable: true,
      align: 'end',
      nowrap: true,
      cell: (order) =>
        order.returned ? (
          <s>{formatMoney(order.returned.amount)}</s>
        ) : (
          <span>
            <strong>{formatMoney(order.totalAmount)}</strong>
            {refundedAmount(order) > 0 && order.status !== 'REFUNDED' && (
              <span className={styles.number}>{t`已退 ${formatMoney(refundedAmount(order))}`}</span>
            )}
          </span>
        ),
    },
    {
      id: 'channel',
      header: t`支付方式`,
      nowrap: true,
      cell: ({ payChannel }) => (payChannel ? i18n._(wordOf(payChannelNames, payChannel)) : '—'),
    },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: ({ status, refundStatus, returned }) => (
        <span>
          <StateBadge states={listedStates} value={returned ? 'RETURNED' : status} />
          {returned && (
            <span className={styles.number}>{i18n._(wordOf(returnReasons, returned.reason))}</span>
          )}
          {!returned && status === 'PAID' && refundStatus === 'REJECTED' && (
            <span className={styles.number}>{t`退款未通过`}</span>
          )}
        </span>
      ),
    },
    {
      id: 'createdDate',
      header: t`下单时间`,
      isSortable: true,
      nowrap: true,
      cell: ({ createdDate }) => instant(createdDate),
    },
    {
      id: 'payTime',
      header: t`支付时间`,
      isSortable: true,
      nowrap: true,
      cell: ({ payTime }) => instant(payTime),
    },
    {
      id: 'transaction',
      header: t`支付流水号`,
      cell: ({ transactionId }) => transactionId ?? '—',
    },
    {
      id: 'asked',
      header: t`申请退款`,
      align: 'end',
      nowrap: true,
      cell: ({ refund }) => (refund ? <strong>{formatMoney(refund.amount)}</strong> : '—'),
    },
    {
      id: 'askedTime',
      header: t`申请时间`,
      nowrap: true,
      cell: ({ refund }) => instant(refund?.requestedAt ?? null),
    },
    {
      id: 'reason',
      header: t`退款原因`,
      cell: ({ refund }) => (
        <span>
          <span lang="zh-CN">{refund?.reason ?? '—'}</span>
          {refund?.opinion && (
            <span className={styles.number} lang="zh-CN">
              {refund.opinion}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'decision',
      header: t`退款结果`,
      nowrap: true,
      cell: ({ refund }) => (refund ? <StateBadge states={refundDecisions} value={refund.status} /> : '—'),
    },
    {
      id: 'action',
      header: t`操作`,
      hideHeader: true,
      align: 'end',
      nowrap: true,
      cell: (order) => <OrderActions order={order} list={{ kind, search }} />,
    },
  ]
  return columns.filter(({ id }) => shownIn[kind].includes(id))
}
