import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMedia, wide } from '../../../lib/browser/use-media.ts'
import { LanguageMenu } from '../../settings/language-menu.tsx'
import { ThemeToggle } from '../../settings/theme-toggle.tsx'
import { AccountLinks } from './account-links.tsx'
import { Today } from './today.tsx'
import styles from './top-bar.module.css'
import { VisitLinks } from './visit-links.tsx'

/** The line above the header: greeting and date, the way to the member centre, language and theme. */
export function TopBar({ logout }: { logout?: ReactNode }) {
  const { t } = useLingui()
  const isWide = useMedia(wide)
  return (
    <div className={styles.bar}>
      <div className={`container ${styles.row}`}>
        {isWide && (
          <p className={styles.welcome}>
            {t`欢迎访问江川造价协会网站`}
            <Today />
          </p>
        )}
        <AccountLinks />
        <div className={styles.logout}>{logout}</div>
        <VisitLinks className={styles.visit} />
        <LanguageMenu />
        <ThemeToggle />
      </div>
    </div>
  )
}
