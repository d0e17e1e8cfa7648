import { createFileRoute } from '@tanstack/react-router'
import { PaymentList } from '../../features/behind-login/desk-dashboard/monitor/payment-list.tsx'
import { paymentsSearch } from '../../features/behind-login/desk-dashboard/monitor/payments-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/payments')({
  staticData: { name: 'desk-list-payments', words: ['desk-dashboard'], authority: 'desk.monitor' },
  validateSearch: paymentsSearch,
  component: PaymentListPage,
})

function PaymentListPage() {
  return <PaymentList search={useTabPage(Route).search} />
}
