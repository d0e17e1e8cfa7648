import { msg } from '@lingui/core/macro'
import type { MemberMessage } from '@portal/api-contract'
import type { States } from '../../../lib/chakra/state-badge.tsx'

/** What a notice is about, in a word, with the colour that goes with it. */
export const messageKindNames: States<MemberMessage['kind']> = {
  APPLICATION: { tone: 'info', label: msg`入会与变更` },
  FEE: { tone: 'warning', label: msg`会费` },
  ORDER: { tone: 'warning', label: msg`订单` },
  INVOICE: { tone: 'neutral', label: msg`票据` },
  ACTIVITY: { tone: 'success', label: msg`活动` },
  EDUCATION: { tone: 'honour', label: msg`继续教育` },
  CERTIFICATE: { tone: 'honour', label: msg`证书` },
  SITE: { tone: 'info', label: msg`微网站` },
  SYSTEM: { tone: 'neutral', label: msg`系统` },
}
