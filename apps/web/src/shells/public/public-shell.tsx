import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useFocusOnArrival, useFollowFocus } from '../../lib/follow-focus.ts'
import { Banner } from '../banner/banner.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from './header/header.tsx'
import { MainNav } from './main-nav/main-nav.tsx'
import { NavDrawer } from './main-nav/nav-drawer.tsx'
import styles from './public-shell.module.css'
import { TopBar } from './top-bar/top-bar.tsx'

interface PublicShellProps {
  banner: 'home' | 'page'
  /** Shown beside the member centre's link while somebody is logged in. */
  logout?: ReactNode
  children: ReactNode
}

/** The public website's frame (specification §2): top bar, header, navigation, banner, page, footer. */
export function PublicShell({ banner, logout, children }: PublicShellProps) {
  const { t } = useLingui()
  const main = useRef<HTMLElement>(null)
  const path = useLocation({ select: (location) => location.pathname })
  useFollowFocus(main, path)
  useFocusOnArrival(main)
  return (
    <div className={styles.page}>
      <a href="#content" className="skip-link">{t`跳到正文`}</a>
      <header className={styles.frame}>
        <TopBar logout={logout} />
        <Header menu={<NavDrawer foot={logout} />} />
        <MainNav />
        <Banner size={banner} />
      </header>
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
