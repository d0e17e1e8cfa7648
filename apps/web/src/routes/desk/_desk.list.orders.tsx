import { createFileRoute } from '@tanstack/react-router'
import { OrderList } from '../../features/behind-login/desk-records/orders/order-list.tsx'
import { ordersSearch } from '../../features/behind-login/desk-records/records-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/orders')({
  staticData: { name: 'desk-list-orders', words: ['desk-records'], authority: 'desk.orders' },
  validateSearch: ordersSearch,
  component: OrderListPage,
})

function OrderListPage() {
  return <OrderList search={useTabPage(Route).search} />
}
