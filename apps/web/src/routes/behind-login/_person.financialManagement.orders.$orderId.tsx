import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OrderDetail } from '../../features/behind-login/orders/order-detail.tsx'
import { orderLoader } from '../../features/behind-login/orders/queries.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { FinancePage } from '../../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_person/financialManagement/orders/$orderId')({
  staticData: { name: 'financialManagementFlag', authority: 'orders.read', words: ['orders'] },
  loader: ({ context, params }) => orderLoader(context, params),
  component: PersonOrder,
})

function PersonOrder() {
  const { t } = useLingui()
  usePageTitle(t`订单详情`)
  return (
    <FinancePage title={t`财务管理`} flag="orders">
      <OrderDetail id={Number(Route.useParams().orderId)} />
    </FinancePage>
  )
}
