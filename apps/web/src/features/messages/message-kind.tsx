import { useLingui } from '@lingui/react'
import type { MemberMessage } from '@portal/api-contract'
import { Badge } from '@portal/ui/chakra'
import { rawWord } from '../../lib/content/stored-words.ts'
import { messageKindNames } from './message-kinds.ts'

/** What a notice is about. */
export function MessageKind({ kind }: Pick<MemberMessage, 'kind'>) {
  const { i18n } = useLingui()
  const { tone, label } = messageKindNames[kind] ?? { tone: 'neutral', label: rawWord(kind) }
  return <Badge tone={tone}>{i18n._(label)}</Badge>
}
