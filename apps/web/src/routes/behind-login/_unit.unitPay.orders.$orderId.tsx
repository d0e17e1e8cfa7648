import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OrderDetail } from '../../features/behind-login/orders/order-detail.tsx'
import { orderLoader } from '../../features/behind-login/orders/queries.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { FinancePage } from '../../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_unit/unitPay/orders/$orderId')({
  staticData: { name: 'unit-pay', authority: 'orders.read', words: ['orders'] },
  loader: ({ context, params }) => orderLoader(context, params),
  component: UnitOrder,
})

function UnitOrder() {
  const { t } = useLingui()
  usePageTitle(t`订单详情`)
  return (
    <FinancePage title={t`会费缴纳`} flag="orders">
      <OrderDetail id={Number(Route.useParams().orderId)} />
    </FinancePage>
  )
}
