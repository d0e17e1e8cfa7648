import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The parts of the personal centre by what the address calls them, in their order. */
export const parts = ['profile', 'contact', 'password', 'logins', 'activities', 'data'] as const

export type Part = (typeof parts)[number]

export const firstPart: Part = parts[0]

export const isPart = (flag: string): flag is Part => (parts as readonly string[]).includes(flag)

export const partNames: Record<Part, MessageDescriptor> = {
  profile: msg`个人资料`,
  contact: msg`联系方式`,
  password: msg`登录密码`,
  logins: msg`登录设备`,
  activities: msg`我的活动`,
  data: msg`数据与注销`,
}
