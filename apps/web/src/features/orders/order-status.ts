import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderStatus } from '@portal/api-contract'
import type { Tone } from '@portal/ui/chakra'

/** An order's state in a word, with the colour that goes with it. */
export const orderStates: Record<OrderStatus, { tone: Tone; label: MessageDescriptor }> = {
  CREATED: { tone: 'warning', label: msg`待支付` },
  PAYING: { tone: 'info', label: msg`支付中` },
  PAID: { tone: 'success', label: msg`已支付` },
  CLOSED: { tone: 'neutral', label: msg`已关闭` },
  REFUNDING: { tone: 'warning', label: msg`退款中` },
  REFUNDED: { tone: 'neutral', label: msg`已退款` },
}
