import { useLingui } from '@lingui/react/macro'
import type { DeskMonitor } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { Badge, type Column, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { orderStates } from '../../../../lib/chakra/desk/record-words.ts'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { payChannelNames } from '../../../../lib/membership/pay-channel.ts'
import { Authorized } from '../../../../lib/session/authorized.tsx'
import styles from '../dashboard.module.css'

type Payment = DeskMonitor['payments'][number]

/** What is shown of a payment; its order is one click away. */
export function usePaymentColumns(): Column<Payment>[] {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'orderNo',
      header: t`订单编号`,
      isRowHeader: true,
      nowrap: true,
      cell: ({ orderId, orderNo }) => (
        <Authorized authority="desk.orders" fallback={orderNo}>
          <TextLink asChild>
            <Link to="/list/orders" search={{ item: orderId }}>
              {orderNo}
            </Link>
          </TextLink>
        </Authorized>
      ),
    },
    { id: 'payerName', header: t`付款方`, cell: ({ payerName }) => payerName },
    {
      id: 'channel',
      header: t`渠道`,
      nowrap: true,
      cell: ({ channel }) => i18n._(wordOf(payChannelNames, channel)),
    },
    {
      id: 'amount',
      header: t`实付金额`,
      align: 'end',
      nowrap: true,
      cell: ({ amount }) => formatMoney(amount),
    },
    { id: 'paidAt', header: t`支付时间`, nowrap: true, cell: ({ paidAt }) => formatDateTime(paidAt) },
    {
      id: 'orderStatus',
      header: t`订单状态`,
      nowrap: true,
      cell: ({ orderStatus }) => <StateBadge states={orderStates} value={orderStatus} />,
    },
    { id: 'findings', header: t`异常`, cell: (payment) => <Findings payment={payment} /> },
  ]
}

function Findings({
  payment: { isLate, isMismatch, orderAmount, notifiedAt, refundedAt },
}: {
  payment: Payment
}) {
  const { t } = useLingui()
  if (!isLate && !isMismatch && !refundedAt) return '—'
  return (
    <span className={styles.done}>
      {isMismatch && <Badge tone="danger">{t`应付 ${formatMoney(orderAmount)}`}</Badge>}
      {isLate && <Badge tone="warning">{notifiedAt ? t`通知迟到` : t`未收到通知`}</Badge>}
      {refundedAt && <Badge tone="neutral">{t`已退款`}</Badge>}
    </span>
  )
}
