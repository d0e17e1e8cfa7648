import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { useQuery } from '@tanstack/react-query'
import { ExportButton } from '../../../lib/chakra/export-button.tsx'
import { ListTotal } from '../../../lib/chakra/list/list-total.tsx'
import { sumYuan } from '../../../lib/content/money.ts'
import { refundedAmount } from '../../../lib/membership/paid-back.ts'
import type { OrderListKind, OrdersSearch } from './orders-search.ts'
import { allOrders, allOrdersQueryOptions } from './queries.ts'
import { refundLines } from './refund-lines.ts'

interface OrderTotalsProps {
  kind: OrderListKind
  search: OrdersSearch
  /** Names the file. */
  name: string
}

/** What all orders that the list is narrowed to come to, and the way to have them as a spreadsheet. */
export function OrderTotals({ kind, search, name }: OrderTotalsProps) {
  const { t } = useLingui()
  const { data } = useQuery(allOrdersQueryOptions(kind, search))
  const getCsv = async () => {
    // Few take the list along: what writes it comes with the press.
    const [{ orderCsv }, orders] = await Promise.all([import('./order-csv.ts'), allOrders(kind, search)])
    return orderCsv(kind === 'refunds' ? orders.flatMap(refundLines) : orders)
  }
  // Nobody pays a closed order: only a list of them alone adds them up.
  const counted = data?.filter(({ status }) => status !== 'CLOSED' || search.status === 'CLOSED')
  const hasClosed = counted?.length !== data?.length
  const paidBack = sumYuan((data ?? []).map(refundedAmount))
  const notes = {
    orders: hasClosed && t`（不含已关闭）`,
    payments: paidBack > 0 && t`（其中已退还 ${formatMoney(paidBack)}）`,
    refunds: t`（已退还的金额）`,
  }
  return (
    <ListTotal
      count={kind === 'refunds' ? data?.flatMap(refundLines).length : data?.length}
      amounts={counted?.map((order) => (kind === 'refunds' ? refundedAmount(order) : order.totalAmount))}
      leftOut={notes[kind]}
    >
      <ExportButton fileName={name} getCsv={getCsv}>{t`导出列表`}</ExportButton>
    </ListTotal>
  )
}
