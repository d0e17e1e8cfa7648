import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Invoices } from '../../features/behind-login/invoices/invoices.tsx'
import { invoicesSearch } from '../../features/behind-login/invoices/invoices-search.ts'
import { invoicesLoader } from '../../features/behind-login/invoices/queries.ts'
import { FinancePage } from '../../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_unit/unitPay/invoices')({
  staticData: { name: 'unit-pay', authority: 'orders.read', words: ['invoices', 'forms', 'parts'] },
  validateSearch: invoicesSearch,
  loaderDeps: ({ search }) => search,
  loader: invoicesLoader,
  component: UnitInvoices,
})

function UnitInvoices() {
  const { t } = useLingui()
  return (
    <FinancePage title={t`会费缴纳`} flag="invoices">
      <Invoices search={Route.useSearch()} />
    </FinancePage>
  )
}
