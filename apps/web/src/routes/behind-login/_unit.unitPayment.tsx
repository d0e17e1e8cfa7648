import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { batchSearch } from '../../features/behind-login/unit-payment/batch-search.ts'
import { batchesLoader } from '../../features/behind-login/unit-payment/queries.ts'
import { UnitPayment } from '../../features/behind-login/unit-payment/unit-payment.tsx'
import { FinancePage } from '../../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_unit/unitPayment')({
  staticData: { name: 'unit-payment', words: ['unit-payment', 'forms'], authority: 'batches.read' },
  validateSearch: batchSearch,
  loaderDeps: ({ search }) => search,
  loader: batchesLoader,
  component: UnitPaymentPage,
})

function UnitPaymentPage() {
  const { t } = useLingui()
  return (
    <FinancePage title={t`单位代缴`} flag="batches">
      <UnitPayment search={Route.useSearch()} />
    </FinancePage>
  )
}
