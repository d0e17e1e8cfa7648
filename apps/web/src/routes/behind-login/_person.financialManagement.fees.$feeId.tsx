import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FeeDetail } from '../../features/behind-login/fees/fee-detail.tsx'
import { feeLoader } from '../../features/behind-login/fees/queries.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { FinancePage } from '../../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_person/financialManagement/fees/$feeId')({
  staticData: { name: 'financialManagementFlag', authority: 'fees.read', words: ['fees'] },
  loader: ({ context, params }) => feeLoader(context, params),
  component: PersonFee,
})

function PersonFee() {
  const { t } = useLingui()
  usePageTitle(t`会费详情`)
  return (
    <FinancePage title={t`财务管理`} flag="fees">
      <FeeDetail id={Number(Route.useParams().feeId)} />
    </FinancePage>
  )
}
