import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The codes that only a registration is refused with; on the first page nobody has to load their words. */
export const registerErrorWords: Record<string, MessageDescriptor> = {
  'error.usccTaken': msg`这个统一社会信用代码已经注册，请直接登录。`,
  'error.companyNameTaken': msg`这个单位名称已经注册，请核对，或直接登录。`,
}
