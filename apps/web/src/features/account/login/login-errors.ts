import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The codes that only a login is refused with; on the first page nobody has to load their words. */
export const loginErrorWords: Record<string, MessageDescriptor> = {
  'error.accountClosed': msg`这个账号已注销。`,
  'error.accountDisabled': msg`这个账号已停用，请联系协会的管理员。`,
}
