import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Invoices } from '../../features/behind-login/invoices/invoices.tsx'
import { invoicesSearch } from '../../features/behind-login/invoices/invoices-search.ts'
import { invoicesLoader } from '../../features/behind-login/invoices/queries.ts'
import { FinancePage } from '../../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_person/financialManagement/invoices')({
  staticData: {
    name: 'financialManagementFlag',
    authority: 'orders.read',
    words: ['invoices', 'forms', 'parts'],
  },
  validateSearch: invoicesSearch,
  loaderDeps: ({ search }) => search,
  loader: invoicesLoader,
  component: PersonInvoices,
})

function PersonInvoices() {
  const { t } = useLingui()
  return (
    <FinancePage title={t`财务管理`} flag="invoices">
      <Invoices search={Route.useSearch()} />
    </FinancePage>
  )
}
