import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OwedPanel } from '../../features/behind-login/fees/owed-panel.tsx'
import { MembershipPanel } from '../../features/behind-login/membership/membership-panel.tsx'
import { Shortcut, Shortcuts } from '../../features/behind-login/membership/shortcuts.tsx'
import { LatestOrders } from '../../features/behind-login/orders/latest-orders.tsx'
import { ordersQueryOptions } from '../../features/behind-login/orders/queries.ts'
import { feeInfoQueryOptions } from '../../lib/membership/member-fee.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { HomePage } from '../../shells/member/home-page.tsx'

export const Route = createFileRoute('/_person/personMemberIndex')({
  staticData: { name: 'person-member-index' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(feeInfoQueryOptions)
    void queryClient.prefetchQuery(ordersQueryOptions({}))
  },
  component: PersonHome,
})

function PersonHome() {
  const { t } = useLingui()
  const title = t`个人会员中心`
  usePageTitle(title)
  return (
    <HomePage title={title} lead={<OwedPanel />} beside={<MembershipPanel />} aside={<PersonShortcuts />}>
      <LatestOrders />
    </HomePage>
  )
}

function PersonShortcuts() {
  const { t } = useLingui()
  return (
    <Shortcuts>
      <Shortcut icon="mail" link={{ to: '/informationCenter' }}>{t`信息中心`}</Shortcut>
      <Shortcut icon="star" link={{ to: '/memberBenefits' }}>{t`会员权益`}</Shortcut>
    </Shortcuts>
  )
}
