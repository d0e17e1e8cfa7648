import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { MemberOrder } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { rawWord } from '../../../lib/content/stored-words.ts'
import { payChannelNames } from '../../../lib/membership/pay-channel.ts'
import { amountCell, harmlessCsv } from '../../../lib/table/csv.ts'
import { orderStates } from './order-status.ts'

const instant = (value: string | null): string => (value === null ? '' : formatDateTime(value))

const rowOf = (order: MemberOrder): string[] => [
  order.orderNo,
  order.subject,
  order.payerName,
  amountCell(order.totalAmount),
  order.payChannel ? i18n._(payChannelNames[order.payChannel] ?? rawWord(order.payChannel)) : '',
  i18n._(orderStates[order.status]?.label ?? rawWord(order.status)),
  instant(order.createdDate),
  instant(order.payTime),
  order.transactionId ?? '',
]

/** Orders as rows of texts below their heads. */
export const ordersTable = (orders: readonly MemberOrder[]): string[][] => [
  [
    t`订单编号`,
    t`订单`,
    t`付款人`,
    t`金额（元）`,
    t`支付方式`,
    t`状态`,
    t`下单时间`,
    t`支付时间`,
    t`支付流水号`,
  ],
  ...orders.map(rowOf),
]

/** Orders as a table for spreadsheets. */
export const orderCsv = (orders: readonly MemberOrder[]): string => harmlessCsv(ordersTable(orders))
