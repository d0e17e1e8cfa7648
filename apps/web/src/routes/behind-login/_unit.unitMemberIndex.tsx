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
import { DueNotice } from '../../features/behind-login/tenders/due-notice.tsx'
import { ContainedPart } from '../../lib/chakra/record/contained-part.tsx'
import { memberSummaryQueryOptions } from '../../lib/membership/member-summary.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { Authorized } from '../../lib/session/authorized.tsx'
import { HomePage } from '../../shells/member/home-page.tsx'

export const Route = createFileRoute('/_unit/unitMemberIndex')({
  staticData: {
    name: 'unit-member-index',
    words: ['tenders', 'applications', 'membership', 'member-home', 'fees', 'orders'],
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(memberSummaryQueryOptions)
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
      foot={<UnitShortcuts />}
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
      <Authorized authority="sites.manage">
        <Shortcut icon="globe" link={{ to: '/memberSubsite' }}>{t`会员站点`}</Shortcut>
      </Authorized>
      <Shortcut icon="info" link={{ to: '/helpCenter' }}>{t`帮助中心`}</Shortcut>
    </Shortcuts>
  )
}
