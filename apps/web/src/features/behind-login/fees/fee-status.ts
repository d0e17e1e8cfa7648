import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FeeStatus } from '@portal/api-contract'
import type { Tone } from '@portal/ui/chakra'

/** A fee's state in a word, with the colour that goes with it. */
export const feeStates: Record<FeeStatus, { tone: Tone; label: MessageDescriptor }> = {
  UNPAID: { tone: 'warning', label: msg`待缴纳` },
  OVERDUE: { tone: 'danger', label: msg`已逾期` },
  PAYING: { tone: 'info', label: msg`支付中` },
  PAID: { tone: 'success', label: msg`已缴纳` },
  EXEMPT: { tone: 'neutral', label: msg`已免缴` },
  REFUNDED: { tone: 'neutral', label: msg`已退费` },
}
