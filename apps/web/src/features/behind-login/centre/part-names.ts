import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Part } from './parts.ts'

/** What each part is called. */
export const partNames: Record<Part, MessageDescriptor> = {
  profile: msg`个人资料`,
  contact: msg`联系方式`,
  password: msg`登录密码`,
  logins: msg`登录设备`,
  activities: msg`我的活动`,
  favourites: msg`我的收藏`,
  data: msg`数据与注销`,
}
