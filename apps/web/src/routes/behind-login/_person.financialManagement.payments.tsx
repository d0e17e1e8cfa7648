import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OrderList } from '../../features/behind-login/orders/order-list.tsx'
import { ordersSearch } from '../../features/behind-login/orders/orders-search.ts'
import { ordersLoader } from '../../features/behind-login/orders/queries.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { FinancePage } from '../../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_person/financialManagement/payments')({
  staticData: { name: 'financialManagementFlag', authority: 'orders.read', words: ['orders'] },
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => search,
  loader: ordersLoader('payments'),
  component: PersonPayments,
})

function PersonPayments() {
  const { t } = useLingui()
  usePageTitle(t`支付记录`)
  return (
    <FinancePage title={t`财务管理`} flag="payments">
      <OrderList kind="payments" search={Route.useSearch()} />
    </FinancePage>
  )
}
