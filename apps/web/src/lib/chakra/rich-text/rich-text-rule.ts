import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { say } from '../../forms/fields/rules.ts'

const bytes = (text: string) => new TextEncoder().encode(text).length

/** A text that must be there and is no longer than the contract takes. @param missing what is said of an empty one */
export const richTextRule = (missing: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.nonEmpty(say(missing)),
    v.check((html) => bytes(html) <= 102_400, say(msg`内容过长，请缩短或分成几篇。`)),
  )
