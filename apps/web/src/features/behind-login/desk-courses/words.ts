import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskCourse } from '@portal/api-contract'
import type { progressKinds } from './courses-search.ts'

export const categoryNames: Record<DeskCourse['category'], MessageDescriptor> = {
  必修: msg`必修`,
  选修: msg`选修`,
}

export const progressNames: Record<(typeof progressKinds)[number], MessageDescriptor> = {
  done: msg`已完成`,
  open: msg`学习中`,
}
