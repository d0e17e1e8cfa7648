import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CurrentMember } from '@portal/api-contract'
import type { Tone } from '@portal/ui'
import { rawWord } from '../content/words/stored-words.ts'

type MembershipStatus = CurrentMember['membershipStatus']

interface StateWord {
  tone: Tone
  label: MessageDescriptor
}

const states: Record<MembershipStatus, StateWord> = {
  ACTIVE: { tone: 'success', label: msg`会籍有效` },
  ARREARS: { tone: 'warning', label: msg`会费待缴` },
  EXPIRED: { tone: 'danger', label: msg`会籍已过期` },
  APPLYING: { tone: 'info', label: msg`尚未入会` },
}

/** A membership's state in a word, with the colour that goes with it; one that the backend added later as it is stored. */
export const membershipState = (status: MembershipStatus): StateWord =>
  states[status] ?? { tone: 'neutral', label: rawWord(status) }
