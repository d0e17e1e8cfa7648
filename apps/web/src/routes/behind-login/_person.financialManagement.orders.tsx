import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Orders } from '../../features/behind-login/orders/orders.tsx'
import { ordersSearch } from '../../features/behind-login/orders/orders-search.ts'
import { ordersLoader } from '../../features/behind-login/orders/queries.ts'
import { FinancePage } from '../../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_person/financialManagement/orders')({
  staticData: { name: 'financialManagementFlag', authority: 'orders.read' },
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => search,
  loader: ordersLoader,
  component: PersonOrders,
})

function PersonOrders() {
  const { t } = useLingui()
  return (
    <FinancePage title={t`财务管理`} flag="orders">
      <Orders search={Route.useSearch()} />
    </FinancePage>
  )
}
