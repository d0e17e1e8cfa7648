import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { NewsFields } from '@portal/api-contract'
import { rawWord } from './words/stored-words.ts'

type Level = NonNullable<NewsFields['issuingLevel']>

const words: Record<Level, MessageDescriptor> = {
  国家: msg`国家`,
  部委: msg`部委`,
  省级: msg`省级`,
  协会: msg`协会`,
}

/** Rank of the body that issued a policy. */
export function LevelName({ level }: { level: Level }) {
  const { i18n } = useLingui()
  return i18n._(words[level] ?? rawWord(level))
}
