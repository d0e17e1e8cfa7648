import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OrderDetail } from '../features/orders/order-detail.tsx'
import { OrderList } from '../features/orders/order-list.tsx'
import { ordersSearch } from '../features/orders/orders-search.ts'
import { ordersQueryOptions } from '../features/orders/queries.ts'
import { memberOrderQueryOptions } from '../lib/member-order.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { FinancePage } from '../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_person/financialManagement/orders')({
  staticData: { name: 'financialManagementFlag', authority: 'orders.read' },
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    void (deps.order
      ? queryClient.prefetchQuery(memberOrderQueryOptions(deps.order))
      : queryClient.prefetchQuery(ordersQueryOptions(deps))),
  component: PersonOrders,
})

function PersonOrders() {
  const { t } = useLingui()
  const search = Route.useSearch()
  usePageTitle(search.order ? t`订单详情` : t`我的订单`)
  return (
    <FinancePage title={t`财务管理`} flag="orders">
      {search.order ? <OrderDetail id={search.order} /> : <OrderList search={search} />}
    </FinancePage>
  )
}
