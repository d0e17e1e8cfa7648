import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderItem, OrderRefund, OrderStatus, ReturnedPayment } from '@portal/api-contract'
import type { States } from '../../../lib/chakra/state-badge.tsx'
import type { ListedStatus } from './orders-search.ts'

/** An order's state in a word, with the colour that goes with it. */
export const orderStates: States<OrderStatus> = {
  CREATED: { tone: 'warning', label: msg`待支付` },
  PAYING: { tone: 'info', label: msg`支付中` },
  PAID: { tone: 'success', label: msg`已支付` },
  CLOSED: { tone: 'neutral', label: msg`已关闭` },
  REFUNDING: { tone: 'warning', label: msg`退款中` },
  REFUNDED: { tone: 'neutral', label: msg`已退款` },
}

/** What a list of payments shows: where the order stands, or that the payment went back. */
export const listedStates: States<ListedStatus> = {
  ...orderStates,
  RETURNED: { tone: 'neutral', label: msg`已原路退回` },
}

/** Why a payment went back. */
export const returnReasons: Record<ReturnedPayment['reason'], MessageDescriptor> = {
  PAID_TWICE: msg`重复支付`,
  WRONG_AMOUNT: msg`金额与应付不符`,
  ORDER_CLOSED: msg`付款时订单已关闭`,
}

/** How a line of an order stands that was asked back. */
export const refundStates: States<NonNullable<OrderItem['refundStatus']>> = {
  PENDING: { tone: 'warning', label: msg`退款中` },
  REFUNDED: { tone: 'neutral', label: msg`已退款` },
}

/** How a refund stands that was asked for. */
export const refundDecisions: States<OrderRefund['status']> = {
  PENDING: { tone: 'warning', label: msg`退款中` },
  APPROVED: { tone: 'success', label: msg`已退款` },
  REJECTED: { tone: 'danger', label: msg`未通过` },
}
