import { useLingui } from '@lingui/react/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { OrderList } from '../../features/behind-login/orders/order-list.tsx'
import { ordersSearch } from '../../features/behind-login/orders/orders-search.ts'
import { ordersLoader } from '../../features/behind-login/orders/queries.ts'
import { personLinks } from '../../lib/membership/member-links.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { FinancePage } from '../../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_person/financialManagement/orders/')({
  staticData: { name: 'financialManagementFlag', authority: 'orders.read', words: ['orders'] },
  validateSearch: ordersSearch,
  beforeLoad: ({ search: { order } }) => {
    if (order !== undefined) throw redirect({ ...personLinks.order(order), replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: ordersLoader('orders'),
  component: PersonOrders,
})

function PersonOrders() {
  const { t } = useLingui()
  usePageTitle(t`我的订单`)
  return (
    <FinancePage title={t`财务管理`} flag="orders">
      <OrderList search={Route.useSearch()} />
    </FinancePage>
  )
}
