import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskMonitor, DeskPayment } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Badge, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { columnsOf, type DeskColumn } from '../../../../lib/chakra/desk/list/columns.tsx'
import { orderStates } from '../../../../lib/chakra/desk/record-words.ts'
import { payChannelNames } from '../../../../lib/membership/pay-channel.ts'
import { Authorized } from '../../../../lib/session/authorized.tsx'
import styles from '../dashboard.module.css'

/** A payment of the monitor, or of the list, which has its findings as 0 and 1. */
type Payment = DeskMonitor['payments'][number] | DeskPayment

const column = columnsOf<Payment>()

/** What is shown of a payment; its order is one click away. */
export function usePaymentColumns(): DeskColumn<Payment>[] {
  const { t, i18n } = useLingui()
  return [
    {
      ...column.short('orderNo', t`订单编号`),
      isRowHeader: true,
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
    column.text('payerName', t`付款方`),
    column.word('channel', t`渠道`, payChannelNames, i18n),
    column.money('amount', t`实付金额`),
    column.time('paidAt', t`支付时间`),
    column.state('orderStatus', t`订单状态`, orderStates, i18n),
    {
      id: 'findings',
      header: t`异常`,
      text: (payment) =>
        findingsOf(payment, i18n)
          .map(({ text }) => text)
          .join('；'),
      cell: (payment) => <Findings payment={payment} />,
    },
  ]
}

interface Finding {
  tone: 'danger' | 'warning' | 'neutral'
  text: string
}

/** What is wrong with a payment, or was put right. */
function findingsOf(payment: Payment, i18n: I18n): Finding[] {
  const { isLate, isMismatch, orderAmount, notifiedAt, refundedAt } = payment
  const found: (Finding | false)[] = [
    Boolean(isMismatch) && { tone: 'danger', text: i18n._(msg`应付 ${formatMoney(orderAmount)}`) },
    Boolean(isLate) && { tone: 'warning', text: i18n._(notifiedAt ? msg`通知迟到` : msg`未收到通知`) },
    Boolean(refundedAt) && { tone: 'neutral', text: i18n._(msg`已退款`) },
  ]
  return found.filter((one) => one !== false)
}

function Findings({ payment }: { payment: Payment }) {
  const { i18n } = useLingui()
  const found = findingsOf(payment, i18n)
  if (found.length === 0) return '—'
  return (
    <span className={styles.done}>
      {found.map(({ tone, text }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  )
}
