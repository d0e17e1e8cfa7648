import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { NewsFields } from '@portal/api-contract'
import { Tag, type Tone } from '@portal/ui'
import { rawWord } from '../../../lib/content/words/stored-words.ts'

type Validity = NonNullable<NewsFields['validity']>

const words: Record<Validity, { tone: Tone; name: MessageDescriptor }> = {
  现行有效: { tone: 'success', name: msg`现行有效` },
  尚未施行: { tone: 'info', name: msg`尚未施行` },
  已修订: { tone: 'warning', name: msg`已修订` },
  已废止: { tone: 'neutral', name: msg`已废止` },
}

/** Whether a policy still holds. */
export function ValidityTag({ validity }: { validity: Validity }) {
  const { i18n } = useLingui()
  const { tone, name } = words[validity] ?? { tone: 'neutral', name: rawWord(validity) }
  return (
    <Tag tone={tone} dot>
      {i18n._(name)}
    </Tag>
  )
}
