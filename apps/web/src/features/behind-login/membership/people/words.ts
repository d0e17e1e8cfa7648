import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UnitInvitation } from '@portal/api-contract'
import type { States } from '../../../../lib/chakra/state-badge.tsx'
import type { ValidityBand } from './people-search.ts'

export const invitationStates: States<UnitInvitation['status']> = {
  PENDING: { tone: 'warning', label: msg`待答复` },
  ACCEPTED: { tone: 'success', label: msg`已接受` },
  DECLINED: { tone: 'danger', label: msg`已谢绝` },
  WITHDRAWN: { tone: 'neutral', label: msg`已撤回` },
}

export const validityNames: Record<ValidityBand, MessageDescriptor> = {
  ending: msg`60 天内到期`,
  ended: msg`已到期`,
  none: msg`尚未入会`,
}
