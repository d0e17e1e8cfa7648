import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CurrentMember } from '@portal/api-contract'
import type { Tone } from '@portal/ui'

/** A membership's state in a word, with the colour that goes with it. */
export const membershipStates: Record<
  CurrentMember['membershipStatus'],
  { tone: Tone; label: MessageDescriptor }
> = {
  ACTIVE: { tone: 'success', label: msg`会籍有效` },
  ARREARS: { tone: 'warning', label: msg`会费待缴` },
  EXPIRED: { tone: 'danger', label: msg`会籍已过期` },
  APPLYING: { tone: 'info', label: msg`尚未入会` },
}
