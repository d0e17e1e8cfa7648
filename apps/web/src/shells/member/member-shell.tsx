import { useLingui } from '@lingui/react/macro'
import type { IconName } from '@portal/ui/artwork'
import { TabNav, UiProvider } from '@portal/ui/chakra'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Authority } from '../../lib/session/authority.ts'
import { useMayOpen } from '../../lib/session/authorized.tsx'
import { Contained } from '../../lib/states/contained.tsx'
import { Banner } from '../banner/banner.tsx'
import { BottomTabLabel, BottomTabsRoom, bottomTabs } from '../bottom-tabs/bottom-tabs.tsx'
import { Frame } from '../frame/frame.tsx'
import { brief, FrameHeader } from '../frame/frame-header.tsx'
import { FrameLink } from '../frame/frame-link.tsx'
import { usePreloadedToasts } from '../notifications/use-preloaded-toasts.ts'
import { MemberCard } from './member-card.tsx'
import styles from './member-shell.module.css'
import { useMember } from './use-member.ts'
import { WhoIAm } from './who-i-am.tsx'

interface MemberTab {
  /** The path of the tab's page. */
  id:
    | '/personMemberIndex'
    | '/personalCenter'
    | '/personMemberManage'
    | '/financialManagement'
    | '/memberBenefits'
    | '/informationCenter'
    | '/unitMemberIndex'
    | '/memberManagement'
    | '/unitData'
    | '/unitPay'
    | '/unitPayment'
    | '/helpCenter'
  label: ReactNode
  /** Stands over the label where the tabs are a bar at the bottom. */
  icon: IconName
  /** Another path that belongs to the tab, with those below it. */
  also?: string
  /** Who may open it; everybody where it is left out. */
  authority?: Authority
}

export interface MemberShellProps {
  title: string
  tabs: MemberTab[]
  logout: ReactNode
  children: ReactNode
}

/** Whether a page belongs to a tab: the active tab follows the path (specification §2). */
const holds = ({ id, also = id }: MemberTab, path: string) =>
  [id, also].some((own) => path === own || path.startsWith(`${own}/`))

/** What both member centres share: header, banner, the member, tabs, page. From here on everything is built from Chakra. */
export function MemberShell({ title, tabs: all, logout, children }: MemberShellProps) {
  const { t } = useLingui()
  const mayOpen = useMayOpen()
  usePreloadedToasts()
  const tabs = all.filter(({ authority }) => mayOpen(authority))
  const member = useMember()
  const isUnit = tabs[0]?.id === '/unitMemberIndex'
  const path = useLocation({ select: (location) => location.pathname })
  const head = (
    <>
      <FrameHeader title={title}>
        <span className={brief}>
          <FrameLink href="/">{t`返回网站首页`}</FrameLink>
        </span>
        <WhoIAm member={member} isUnit={isUnit} />
        <span className={brief}>{logout}</span>
      </FrameHeader>
      <Banner size="member" />
      <div className="container">
        <div className={`${styles.plate} ${bottomTabs}`}>
          <Contained of={member}>
            <MemberCard member={member} isBrief={path !== tabs[0]?.id} isUnit={isUnit} />
          </Contained>
          <TabNav
            label={title}
            tabs={tabs.map((tab) => ({ ...tab, label: <BottomTabLabel {...tab} /> }))}
            currentId={tabs.find((tab) => holds(tab, path))?.id}
            link={({ id }) => <Link to={id} activeOptions={{ exact: true }} />}
          />
        </div>
      </div>
    </>
  )
  return (
    <UiProvider>
      <BottomTabsRoom>
        <Frame head={head}>{children}</Frame>
      </BottomTabsRoom>
    </UiProvider>
  )
}
