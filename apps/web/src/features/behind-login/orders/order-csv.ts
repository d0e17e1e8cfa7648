import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { formatDateTime } from '@portal/i18n'
import { stateWord } from '../../../lib/chakra/state-badge.tsx'
import { rawWord } from '../../../lib/content/words/stored-words.ts'
import { wordOf } from '../../../lib/content/words/word-of.ts'
import { refundedAmount } from '../../../lib/membership/paid-back.ts'
import { payChannelNames } from '../../../lib/membership/pay-channel.ts'
import { amountCell, harmlessCsv } from '../../../lib/table/csv.ts'
import type { ListedOrder } from './lines/payment-lines.ts'
import { listedStates, refundDecisions, returnReasons } from './order-status.ts'

const instant = (value: string | null): string => (value === null ? '' : formatDateTime(value))

/** What came in by a line and stayed, or was paid back later; money that an order had no use for is none of it. */
const amountsOf = (order: ListedOrder): string[] =>
  order.returned
    ? [amountCell(0), amountCell(0)]
    : [amountCell(order.totalAmount), amountCell(refundedAmount(order))]

const rowOf = (order: ListedOrder): string[] => [
  order.orderNo,
  order.subject,
  order.payerName,
  ...amountsOf(order),
  order.payChannel ? i18n._(wordOf(payChannelNames, order.payChannel)) : '',
  i18n._(stateWord(listedStates, order.returned ? 'RETURNED' : order.status)),
  instant(order.createdDate),
  instant(order.payTime),
  order.transactionId ?? '',
  order.returned ? amountCell(order.returned.amount) : '',
  order.returned ? i18n._(wordOf(returnReasons, order.returned.reason)) : '',
  instant(order.returned?.returnTime ?? null),
  order.refund ? amountCell(order.refund.amount) : '',
  instant(order.refund?.requestedAt ?? null),
  order.refund?.reason ?? '',
  order.refund ? i18n._(refundDecisions[order.refund.status]?.label ?? rawWord(order.refund.status)) : '',
]

/** Orders as rows of texts below their heads. */
export const ordersTable = (orders: readonly ListedOrder[]): string[][] => [
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
    t`原路退回（元）`,
    t`退回原因`,
    t`退回时间`,
    t`申请退款（元）`,
    t`退款申请时间`,
    t`退款原因`,
    t`退款结果`,
  ],
  ...orders.map(rowOf),
]

/** Orders as a table for spreadsheets. */
export const orderCsv = (orders: readonly ListedOrder[]): string => harmlessCsv(ordersTable(orders))
