import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { DataList, type Description } from '@portal/ui/chakra'
import { wordOf } from '../../../lib/content/words/word-of.ts'
import { isOpenOrder } from '../../../lib/membership/member-order.ts'
import { refundedAmount } from '../../../lib/membership/paid-back.ts'
import { payChannelNames } from '../../../lib/membership/pay-channel.ts'

const instant = (value: string) => <time dateTime={value}>{formatDateTime(value)}</time>

const invoiceWords: Record<MemberOrderDetail['invoiceStatus'], MessageDescriptor> = {
  NONE: msg`未申请`,
  // It may wait for the association, or to be mended; the invoice says which.
  APPLIED: msg`已申请`,
  ISSUED: msg`已开具`,
}

/** The facts of an order; those that it does not have yet are left out. */
export function OrderFacts({ order }: { order: MemberOrderDetail }) {
  const { t, i18n } = useLingui()
  const { orderNo, payerName, totalAmount, payChannel, status, invoiceStatus } = order
  const refunded = refundedAmount(order)
  const { createdDate, payTime, expireTime, transactionId } = order
  const items: (Description | false)[] = [
    { id: 'number', term: t`订单编号`, detail: orderNo },
    { id: 'payer', term: t`付款人`, detail: <span lang="zh-CN">{payerName}</span> },
    {
      id: 'amount',
      term: t`订单金额`,
      detail: (
        <>
          <strong>{formatMoney(totalAmount)}</strong>
          {refunded > 0 && ` · ${t`已退 ${formatMoney(refunded)}`}`}
        </>
      ),
    },
    payChannel !== null && {
      id: 'channel',
      term: t`支付方式`,
      detail: i18n._(wordOf(payChannelNames, payChannel)),
    },
    { id: 'created', term: t`下单时间`, detail: instant(createdDate) },
    isOpenOrder(order) && { id: 'expires', term: t`支付截止`, detail: instant(expireTime) },
    payTime !== null && { id: 'paid', term: t`支付时间`, detail: instant(payTime) },
    (status === 'PAID' || status === 'REFUNDING') && {
      id: 'invoice',
      term: t`票据`,
      detail: i18n._(wordOf(invoiceWords, invoiceStatus)),
    },
    transactionId !== null && { id: 'transaction', term: t`支付流水号`, detail: transactionId },
  ]
  return <DataList columns={2} items={items.filter((item) => item !== false)} />
}
