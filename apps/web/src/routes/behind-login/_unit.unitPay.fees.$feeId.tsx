import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FeeDetail } from '../../features/behind-login/fees/fee-detail.tsx'
import { feeLoader } from '../../features/behind-login/fees/queries.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { FinancePage } from '../../shells/member/finance-page.tsx'

export const Route = createFileRoute('/_unit/unitPay/fees/$feeId')({
  staticData: { name: 'unit-pay', authority: 'fees.read', words: ['fees'] },
  loader: ({ context, params }) => feeLoader(context, params),
  component: UnitFee,
})

function UnitFee() {
  const { t } = useLingui()
  usePageTitle(t`会费详情`)
  return (
    <FinancePage title={t`会费缴纳`} flag="fees">
      <FeeDetail id={Number(Route.useParams().feeId)} />
    </FinancePage>
  )
}
