import { useLingui } from '@lingui/react/macro'
import { Logo } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteInfo } from '../site-info.ts'
import styles from './header.module.css'
import { SearchBox } from './search-box.tsx'

/** The emblem with the association's names, and the search. On a phone `menu` opens what does not fit. */
export function Header({ menu }: { menu: ReactNode }) {
  const { t } = useLingui()
  return (
    <header className={styles.header}>
      <div className={`container ${styles.row}`}>
        <Link to="/" className={styles.brand} aria-label={t`江川省建设工程造价管理协会，回到首页`}>
          <Logo size={64} tone="color" className={styles.logo} />
          <span className={styles.names}>
            <span lang="zh-CN" className={styles.name}>
              {siteInfo.name}
            </span>
            <span lang="en" className={styles.english}>
              {siteInfo.englishName}
            </span>
          </span>
        </Link>
        <div className={styles.search}>
          <SearchBox />
        </div>
        {menu}
      </div>
    </header>
  )
}
