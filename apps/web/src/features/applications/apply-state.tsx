import { useLingui } from '@lingui/react'
import type { MemberApply } from '@portal/api-contract'
import { Badge } from '@portal/ui/chakra'
import { rawWord } from '../../lib/content/stored-words.ts'
import { statusStates } from './words.ts'

export function ApplyState({ status }: Pick<MemberApply, 'status'>) {
  const { i18n } = useLingui()
  const { tone, label } = statusStates[status] ?? { tone: 'neutral', label: rawWord(status) }
  return (
    <Badge tone={tone} dot>
      {i18n._(label)}
    </Badge>
  )
}
