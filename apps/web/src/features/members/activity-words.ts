import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Activity } from '@portal/api-contract'
import type { Tone } from '@portal/ui'

/** What an activity's state is called. */
export const activityWords: Record<Activity['status'], { tone: Tone; name: MessageDescriptor }> = {
  SIGNUP: { tone: 'success', name: msg`报名中` },
  UPCOMING: { tone: 'info', name: msg`即将开始` },
  ONGOING: { tone: 'honour', name: msg`进行中` },
  ENDED: { tone: 'neutral', name: msg`已结束` },
  CANCELLED: { tone: 'warning', name: msg`已取消` },
}
