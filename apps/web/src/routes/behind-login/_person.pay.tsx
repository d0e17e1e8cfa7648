import { useLingui } from '@lingui/react/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { PaymentPage } from '../../features/behind-login/payment/payment-page.tsx'
import { namesPayment, paymentSearch } from '../../features/behind-login/payment/payment-search.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'

export const Route = createFileRoute('/_person/pay')({
  staticData: { name: 'member-pay', authority: 'fees.pay', words: ['payment', 'forms'] },
  validateSearch: paymentSearch,
  beforeLoad: ({ search, location }) => {
    // What else the address says is the list's, such as a filter.
    if (!namesPayment(search))
      throw redirect({ to: '/financialManagement/fees', search: location.search, replace: true })
  },
  component: Pay,
})

function Pay() {
  const { t } = useLingui()
  usePageTitle(t`支付`)
  return <PaymentPage search={Route.useSearch()} />
}
