import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FeeList } from '../../features/behind-login/fees/fee-list.tsx'
import { feesSearch } from '../../features/behind-login/fees/fees-search.ts'
import { feesQueryOptions } from '../../features/behind-login/fees/queries.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { FinancePage } from '../../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_person/financialManagement/fees/')({
  staticData: { name: 'financialManagementFlag', authority: 'fees.read', words: ['fees'] },
  validateSearch: feesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(feesQueryOptions(deps)),
  component: PersonFees,
})

function PersonFees() {
  const { t } = useLingui()
  const title = t`财务管理`
  usePageTitle(title)
  return (
    <FinancePage title={title} flag="fees">
      <FeeList search={Route.useSearch()} />
    </FinancePage>
  )
}
