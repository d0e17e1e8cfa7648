import { useLingui } from '@lingui/react/macro'
import { TabNav, UiProvider } from '@portal/ui/chakra'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EducationBanner } from '../banner/education-banner.tsx'
import { BottomTabLabel, BottomTabsRoom, bottomTabs } from '../bottom-tabs/bottom-tabs.tsx'
import { Frame } from '../frame/frame.tsx'
import { brief, FrameHeader } from '../frame/frame-header.tsx'
import { FrameLink } from '../frame/frame-link.tsx'
import { usePreloadedToasts } from '../notifications/use-preloaded-toasts.ts'
import { EducationContact } from './education-contact.tsx'
import styles from './education-shell.module.css'
import { StudentLabel } from './student-label.tsx'

/** Pages without a tab of their own, by the first part of their path. */
const belongsTo: Record<string, string> = {
  '/continuingEducation': '/continueEducate',
  '/education-pay': '/continueEducate',
  '/courseTest': '/myCourse',
  '/swapCourse': '/myCourse',
}

interface EducationShellProps {
  logout: ReactNode
  children: ReactNode
}

/** The continuing education (specification §2): header with the student, banner, tabs, page, whom to ask. */
export function EducationShell({ logout, children }: EducationShellProps) {
  const { t } = useLingui()
  usePreloadedToasts()
  const path = useLocation({ select: ({ pathname }) => `/${pathname.split('/')[1]}` })
  const title = t`继续教育平台`
  const tabs = [
    { id: '/educationIndex', icon: 'home', label: t`首页` },
    { id: '/continueEducate', icon: 'book', label: t`继续教育` },
    { id: '/personalCenter', icon: 'user', label: t`会员中心` },
    { id: '/myCourse', icon: 'play', label: t`我的课程` },
    { id: '/helpCenterEdu', icon: 'info', label: t`帮助中心` },
  ] as const
  const head = (
    <>
      <FrameHeader title={title}>
        <span className={brief}>
          <FrameLink href="/">{t`返回网站首页`}</FrameLink>
        </span>
        <StudentLabel logout={logout} />
      </FrameHeader>
      <EducationBanner />
      <div className={styles.tabs}>
        <div className={`container ${bottomTabs}`}>
          <TabNav
            label={title}
            tabs={tabs.map((tab) => ({ ...tab, label: <BottomTabLabel {...tab} /> }))}
            currentId={belongsTo[path] ?? path}
            link={({ id }) => <Link to={id} activeOptions={{ exact: true }} />}
          />
        </div>
      </div>
    </>
  )
  return (
    <UiProvider>
      <BottomTabsRoom>
        <Frame head={head} foot={<EducationContact />}>
          {children}
        </Frame>
      </BottomTabsRoom>
    </UiProvider>
  )
}
