import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CourseValues } from './course-values.ts'

type Major = Exclude<CourseValues['certMajor'], ''>

/** The majors of certificates that a course may be meant for. */
export const majorNames: Record<Major, MessageDescriptor> = {
  土木建筑: msg`土木建筑`,
  安装: msg`安装`,
  交通运输: msg`交通运输`,
  水利: msg`水利`,
}

export const majors = Object.keys(majorNames) as Major[]
