import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FeeList } from '../../features/behind-login/fees/fee-list.tsx'
import { feesSearch } from '../../features/behind-login/fees/fees-search.ts'
import { feesQueryOptions } from '../../features/behind-login/fees/queries.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { FinancePage } from '../../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_unit/unitPay/fees/')({
  staticData: { name: 'unit-pay', authority: 'fees.read', words: ['fees'] },
  validateSearch: feesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(feesQueryOptions(deps)),
  component: UnitFees,
})

function UnitFees() {
  const { t } = useLingui()
  const title = t`会费缴纳`
  usePageTitle(title)
  return (
    <FinancePage title={title} flag="fees">
      <FeeList search={Route.useSearch()} />
    </FinancePage>
  )
}
