import { msg } from '@lingui/core/macro'
import type { OrderItem, OrderRefund, OrderStatus } from '@portal/api-contract'
import type { States } from '../../../lib/chakra/state-badge.tsx'

/** An order's state in a word, with the colour that goes with it. */
export const orderStates: States<OrderStatus> = {
  CREATED: { tone: 'warning', label: msg`待支付` },
  PAYING: { tone: 'info', label: msg`支付中` },
  PAID: { tone: 'success', label: msg`已支付` },
  CLOSED: { tone: 'neutral', label: msg`已关闭` },
  REFUNDING: { tone: 'warning', label: msg`退款中` },
  REFUNDED: { tone: 'neutral', label: msg`已退款` },
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
