import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Orders } from '../../features/behind-login/orders/orders.tsx'
import { ordersSearch } from '../../features/behind-login/orders/orders-search.ts'
import { ordersLoader } from '../../features/behind-login/orders/queries.ts'
import { FinancePage } from '../../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_unit/unitPay/orders')({
  staticData: { name: 'unit-pay', authority: 'orders.read' },
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => search,
  loader: ordersLoader,
  component: UnitOrders,
})

function UnitOrders() {
  const { t } = useLingui()
  return (
    <FinancePage title={t`会费缴纳`} flag="orders">
      <Orders search={Route.useSearch()} />
    </FinancePage>
  )
}
