import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '@portal/api-contract'
import { Badge } from '@portal/ui/chakra'
import { rawWord } from '../../lib/content/stored-words.ts'
import { orderStates } from './order-status.ts'

export function OrderStateTag({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui()
  const { tone, label } = orderStates[status] ?? { tone: 'neutral', label: rawWord(status) }
  return (
    <Badge tone={tone} dot>
      {i18n._(label)}
    </Badge>
  )
}
