import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ApplyLine } from '../../features/behind-login/applications/apply-line.tsx'
import { OwedPanel } from '../../features/behind-login/fees/owed-panel.tsx'
import { LatelyPanel } from '../../features/behind-login/member-home/lately-panel.tsx'
import { NextStepPanel } from '../../features/behind-login/member-home/next-step-panel.tsx'
import { OffersPanel } from '../../features/behind-login/member-home/offers-panel.tsx'
import { JoinWays } from '../../features/behind-login/membership/join-progress.tsx'
import { MembershipPanel } from '../../features/behind-login/membership/membership-panel.tsx'
import { Shortcut, Shortcuts } from '../../features/behind-login/membership/shortcuts.tsx'
import { LatestOrders } from '../../features/behind-login/orders/latest-orders.tsx'
import { ContainedPart } from '../../lib/chakra/record/contained-part.tsx'
import { memberSummaryQueryOptions } from '../../lib/membership/member-summary.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { Authorized } from '../../lib/session/authorized.tsx'
import { HomePage } from '../../shells/member/home-page.tsx'

export const Route = createFileRoute('/_person/personMemberIndex')({
  staticData: {
    name: 'person-member-index',
    words: ['applications', 'membership', 'member-home', 'fees', 'orders'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(memberSummaryQueryOptions)
  },
  component: PersonHome,
})

function PersonHome() {
  const { t } = useLingui()
  const title = t`个人会员中心`
  usePageTitle(title)
  return (
    <HomePage
      title={title}
      lead={
        <NextStepPanel>
          <ContainedPart>
            <ApplyLine />
          </ContainedPart>
        </NextStepPanel>
      }
      facts={
        <>
          <ContainedPart>
            <OwedPanel />
          </ContainedPart>
          <ContainedPart>
            <MembershipPanel joining={<JoinWays />} />
          </ContainedPart>
          <ContainedPart>
            <LatelyPanel />
          </ContainedPart>
        </>
      }
      aside={<OffersPanel />}
      foot={<PersonShortcuts />}
    >
      <LatestOrders />
    </HomePage>
  )
}

function PersonShortcuts() {
  const { t } = useLingui()
  return (
    <Shortcuts>
      <Shortcut icon="mail" link={{ to: '/informationCenter' }}>{t`信息中心`}</Shortcut>
      <Authorized authority="sites.manage">
        <Shortcut icon="globe" link={{ to: '/personMemberSubsite' }}>{t`会员站点`}</Shortcut>
      </Authorized>
      <Shortcut icon="star" link={{ to: '/memberBenefits' }}>{t`会员权益`}</Shortcut>
    </Shortcuts>
  )
}
