import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useMedia } from '../../lib/browser/use-media.ts'
import { useFocusOnArrival, useFollowFocus } from '../../lib/page/follow-focus.ts'
import bannerStyles from '../banner/banner.module.css'
import { Banner } from '../banner/banner.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from './header/header.tsx'
import { MainNav } from './main-nav/main-nav.tsx'
import { NavDrawer } from './main-nav/nav-drawer.tsx'
import styles from './public-shell.module.css'
import { TopBar } from './top-bar/top-bar.tsx'

// Wide pages have the search in their header.
const ThumbSearch = lazy(() => import('./thumb-search/thumb-search.tsx'))
// The home page, which must be there soonest, has another.
const SectionBanner = lazy(() => import('../banner/section-banner.tsx'))

interface PublicShellProps {
  /** The home page's pictures, the section's, or none. */
  banner: 'home' | 'section' | 'none'
  /** Shown beside the member centre's link while somebody is logged in. */
  logout?: ReactNode
  children: ReactNode
}

/** The public website's frame (specification §2): top bar, header, navigation, banner, page, footer. */
export function PublicShell({ banner, logout, children }: PublicShellProps) {
  const { t } = useLingui()
  const isPhone = useMedia('(max-width: 767.98px)')
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
        {banner === 'home' && <Banner size="home" />}
        {banner === 'section' && (
          <Suspense fallback={<div className={`${bannerStyles.banner} ${bannerStyles.page}`} />}>
            <SectionBanner />
          </Suspense>
        )}
      </header>
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      {isPhone && (
        <Suspense>
          <ThumbSearch />
        </Suspense>
      )}
    </div>
  )
}
