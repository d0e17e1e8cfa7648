import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The codes that only an application of an expert is refused with; on the first page nobody has to load their words. */
export const expertErrorWords: Record<string, MessageDescriptor> = {
  'error.expertAppointed': msg`这个手机号码的持有人已是在聘专家，无需重复申请。`,
}
