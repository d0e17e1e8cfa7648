import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Course, MyCourse } from '@portal/api-contract'
import type { States } from '../../../../lib/chakra/state-badge.tsx'

/** The two kinds of hours, as they are stored. */
export const categories: States<Course['category']> = {
  必修: { tone: 'honour', label: msg`必修` },
  选修: { tone: 'info', label: msg`选修` },
}

/** The majors of certificates that a course may be meant for. */
export const majorNames: Record<NonNullable<Course['certMajor']>, MessageDescriptor> = {
  土木建筑: msg`土木建筑`,
  安装: msg`安装`,
  交通运输: msg`交通运输`,
  水利: msg`水利`,
}

/** How far the student is with a course of their own. */
export const studyStates: States<MyCourse['status']> = {
  STUDYING: { tone: 'info', label: msg`学习中` },
  COMPLETED: { tone: 'success', label: msg`已学完` },
}
