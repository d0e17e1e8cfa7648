import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { MemberOrder } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { rawWord } from '../../../lib/content/words/stored-words.ts'
import { wordOf } from '../../../lib/content/words/word-of.ts'
import { refundedAmount } from '../../../lib/membership/paid-back.ts'
import { payChannelNames } from '../../../lib/membership/pay-channel.ts'
import { amountCell, harmlessCsv } from '../../../lib/table/csv.ts'
import { orderStates, refundDecisions } from './order-status.ts'

const instant = (value: string | null): string => (value === null ? '' : formatDateTime(value))

const rowOf = (order: MemberOrder): string[] => [
  order.orderNo,
  order.subject,
  order.payerName,
  amountCell(order.totalAmount),
  amountCell(refundedAmount(order)),
  order.payChannel ? i18n._(wordOf(payChannelNames, order.payChannel)) : '',
  i18n._(orderStates[order.status]?.label ?? rawWord(order.status)),
  instant(order.createdDate),
  instant(order.payTime),
  order.transactionId ?? '',
  order.refund ? amountCell(order.refund.amount) : '',
  instant(order.refund?.requestedAt ?? null),
  order.refund?.reason ?? '',
  order.refund ? i18n._(refundDecisions[order.refund.status]?.label ?? rawWord(order.refund.status)) : '',
]

/** Orders as rows of texts below their heads. */
export const ordersTable = (orders: readonly MemberOrder[]): string[][] => [
  [
    t`订单编号`,
    t`订单`,
    t`付款人`,
    t`金额（元）`,
    t`已退金额（元）`,
    t`支付方式`,
    t`状态`,
    t`下单时间`,
    t`支付时间`,
    t`支付流水号`,
    t`申请退款（元）`,
    t`退款申请时间`,
    t`退款原因`,
    t`退款结果`,
  ],
  ...orders.map(rowOf),
]

/** Orders as a table for spreadsheets. */
export const orderCsv = (orders: readonly MemberOrder[]): string => harmlessCsv(ordersTable(orders))
