import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MembershipPanel } from '../../features/account/membership/membership-panel.tsx'
import { Shortcut, Shortcuts } from '../../features/account/membership/shortcuts.tsx'
import { OwedPanel } from '../../features/fees/owed-panel.tsx'
import { LatestOrders } from '../../features/orders/latest-orders.tsx'
import { ordersQueryOptions } from '../../features/orders/queries.ts'
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
