import { useLingui } from '@lingui/react/macro'
import type { MemberOrder } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import type { Column } from '@portal/ui/chakra'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { rawWord } from '../../../lib/content/stored-words.ts'
import { refundedAmount } from '../../../lib/membership/paid-back.ts'
import { payChannelNames } from '../../../lib/membership/pay-channel.ts'
import { OrderActions } from './order-actions.tsx'
import styles from './order-list.module.css'
import { orderStates } from './order-status.ts'
import type { OrderListKind } from './orders-search.ts'

const instant = (value: string | null) =>
  value === null ? '—' : <time dateTime={value}>{formatDateTime(value)}</time>

/** The columns of the list of orders. */
export function useOrderColumns(kind: OrderListKind): Column<MemberOrder>[] {
  const { t, i18n } = useLingui()
  const columns: Column<MemberOrder>[] = [
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
      cell: (order) => (
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
      cell: ({ payChannel }) =>
        payChannel ? i18n._(payChannelNames[payChannel] ?? rawWord(payChannel)) : '—',
    },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: ({ status, refundStatus }) => (
        <span>
          <StateBadge states={orderStates} value={status} />
          {status === 'PAID' && refundStatus === 'REJECTED' && (
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
      id: 'action',
      header: t`操作`,
      hideHeader: true,
      align: 'end',
      nowrap: true,
      cell: (order) => <OrderActions order={order} />,
    },
  ]
  return columns.filter(({ id }) => id !== (kind === 'orders' ? 'transaction' : 'createdDate'))
}
