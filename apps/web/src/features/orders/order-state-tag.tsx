import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '@portal/api-contract'
import { Tag } from '@portal/ui'
import { orderStates } from './order-status.ts'

export function OrderStateTag({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui()
  const { tone, label } = orderStates[status]
  return (
    <Tag tone={tone} dot>
      {i18n._(label)}
    </Tag>
  )
}
