import { useLingui } from '@lingui/react/macro'
import { Icon, Logo } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StoredLink } from '../../lib/stored-link.tsx'
import { Footer } from '../public/footer/footer.tsx'
import { siteInfo } from '../public/site-info.ts'
import { LanguageMenu } from '../public/top-bar/language-menu.tsx'
import { ThemeToggle } from '../public/top-bar/theme-toggle.tsx'
import styles from './login-shell.module.css'

interface LoginShellProps {
  /** Where the back link leads. */
  backHref: string
  children: ReactNode
}

/** The frame of logins and registrations (specification §2): emblem, platform title, the way back, footer. */
export function LoginShell({ backHref, children }: LoginShellProps) {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <a href="#content" className="skip-link">{t`跳到正文`}</a>
      <header className={styles.header}>
        <div className={`container ${styles.row}`}>
          <Link to="/" className={styles.brand} aria-label={t`江川省建设工程造价管理协会，回到首页`}>
            <Logo size={48} tone="color" className={styles.logo} />
            <span className={styles.names}>
              <span lang="zh-CN" className={styles.name}>
                {siteInfo.name}
              </span>
              <span className={styles.platform}>{t`会员服务平台`}</span>
            </span>
          </Link>
          <div className={styles.tools}>
            <StoredLink href={backHref} className={styles.back}>
              <Icon name="chevronLeft" size="1em" />
              {t`返回`}
            </StoredLink>
            <LanguageMenu />
            <ThemeToggle />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <div className="container">{children}</div>
      </main>
      <Footer />
    </div>
  )
}
