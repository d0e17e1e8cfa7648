import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Activity } from '@portal/api-contract'
import type { Tone } from '@portal/ui'
import { isFull } from '../../../lib/content/activity.ts'
import { rawWord } from '../../../lib/content/words/stored-words.ts'

interface Words {
  tone: Tone
  name: MessageDescriptor
}

/** What an activity's state is called. */
export const activityWords: Record<Activity['status'], Words> = {
  SIGNUP: { tone: 'success', name: msg`报名中` },
  UPCOMING: { tone: 'info', name: msg`即将开始` },
  ONGOING: { tone: 'honour', name: msg`进行中` },
  ENDED: { tone: 'neutral', name: msg`已结束` },
  CANCELLED: { tone: 'warning', name: msg`已取消` },
}

const full: Words = { tone: 'warning', name: msg`名额已满` }

/** The same of an activity, which may have no place left. */
export const wordsOf = (activity: Activity): Words =>
  isFull(activity)
    ? full
    : (activityWords[activity.status] ?? { tone: 'neutral', name: rawWord(activity.status) })
