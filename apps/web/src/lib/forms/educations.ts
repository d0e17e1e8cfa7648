import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Degrees as forms of the field offer them; the values are what is sent. */
export const educations: { value: string; name: MessageDescriptor }[] = [
  { value: '博士', name: msg`博士` },
  { value: '硕士', name: msg`硕士` },
  { value: '本科', name: msg`本科` },
  { value: '大专', name: msg`大专` },
  { value: '其他', name: msg`其他` },
]
