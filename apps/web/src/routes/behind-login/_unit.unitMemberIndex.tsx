import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OwedPanel } from '../../features/behind-login/fees/owed-panel.tsx'
import { MembershipPanel } from '../../features/behind-login/membership/membership-panel.tsx'
import { Shortcut, Shortcuts } from '../../features/behind-login/membership/shortcuts.tsx'
import { LatestOrders } from '../../features/behind-login/orders/latest-orders.tsx'
import { ordersQueryOptions } from '../../features/behind-login/orders/queries.ts'
import { DueNotice } from '../../features/behind-login/tenders/due-notice.tsx'
import { feeInfoQueryOptions } from '../../lib/membership/member-fee.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { HomePage } from '../../shells/member/home-page.tsx'

export const Route = createFileRoute('/_unit/unitMemberIndex')({
  staticData: { name: 'unit-member-index', words: ['tenders'] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(feeInfoQueryOptions)
    void queryClient.prefetchQuery(ordersQueryOptions({}))
  },
  component: UnitHome,
})

function UnitHome() {
  const { t } = useLingui()
  const title = t`单位会员中心`
  usePageTitle(title)
  return (
    <HomePage
      title={title}
      notice={<DueNotice />}
      lead={<OwedPanel />}
      beside={<MembershipPanel />}
      aside={<UnitShortcuts />}
    >
      <LatestOrders />
    </HomePage>
  )
}

function UnitShortcuts() {
  const { t } = useLingui()
  return (
    <Shortcuts>
      <Shortcut icon="building" link={{ to: '/tenderInformation' }}>{t`招标信息`}</Shortcut>
      <Shortcut icon="info" link={{ to: '/helpCenter' }}>{t`帮助中心`}</Shortcut>
    </Shortcuts>
  )
}
