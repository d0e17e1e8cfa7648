import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { useQuery } from '@tanstack/react-query'
import { ExportButton } from '../../../lib/chakra/export-button.tsx'
import { ListTotal } from '../../../lib/chakra/list/list-total.tsx'
import { sumYuan } from '../../../lib/content/money.ts'
import { refundedAmount } from '../../../lib/membership/paid-back.ts'
import type { ListedOrder } from './lines/payment-lines.ts'
import type { OrderListKind, OrdersSearch } from './orders-search.ts'
import { allOrders, allOrdersQueryOptions, linesOf } from './queries.ts'

interface OrderTotalsProps {
  kind: OrderListKind
  search: OrdersSearch
  /** Names the file. */
  name: string
}

const isCounted =
  (search: OrdersSearch) =>
  ({ status, returned }: ListedOrder): boolean =>
    !returned && (status !== 'CLOSED' || search.status === 'CLOSED')

/** What of payments was paid back, and what went back of those that are not added up; in yuan. */
function usePaymentsNote(paidBack: number, returned: number): string | false {
  const { t } = useLingui()
  const [money, other] = [formatMoney(paidBack), formatMoney(returned)]
  if (paidBack > 0 && returned > 0) return t`（其中已退还 ${money}；不含原路退回的 ${other}）`
  if (returned > 0) return t`（不含原路退回的 ${other}）`
  return paidBack > 0 && t`（其中已退还 ${money}）`
}

/** What all orders that the list is narrowed to come to, and the way to have them as a spreadsheet. */
export function OrderTotals({ kind, search, name }: OrderTotalsProps) {
  const { t } = useLingui()
  const { data } = useQuery(allOrdersQueryOptions(kind, search))
  const getCsv = async () => {
    // Few take the list along: what writes it comes with the press.
    const [{ orderCsv }, orders] = await Promise.all([import('./order-csv.ts'), allOrders(kind, search)])
    return orderCsv(linesOf(kind, orders, search))
  }
  const lines = data && linesOf(kind, data, search)
  const all: ListedOrder[] = (kind === 'refunds' ? data : lines) ?? []
  // Nobody pays a closed order: only a list of them alone adds them up. Money that went back is no income.
  const counted = all.filter(isCounted(search))
  const paidBack = sumYuan(counted.map(refundedAmount))
  const returned = sumYuan(all.flatMap((line) => (line.returned ? [line.returned.amount] : [])))
  const notes = {
    orders: counted.length !== all.length && t`（不含已关闭）`,
    payments: usePaymentsNote(paidBack, returned),
    refunds: t`（已退还的金额）`,
  }
  return (
    <ListTotal
      count={lines?.length}
      amounts={
        data && counted.map((order) => (kind === 'refunds' ? refundedAmount(order) : order.totalAmount))
      }
      leftOut={notes[kind]}
    >
      <ExportButton fileName={name} getCsv={getCsv}>{t`导出列表`}</ExportButton>
    </ListTotal>
  )
}
