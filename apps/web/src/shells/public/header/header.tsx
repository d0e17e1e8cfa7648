import { Logo } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteInfo } from '../../../lib/page/site-info.ts'
import styles from './header.module.css'
import { SearchBox } from './search-box.tsx'

/** The emblem with the association's names, and the search. On a phone `menu` opens what does not fit. */
export function Header({ menu }: { menu: ReactNode }) {
  return (
    <div className={styles.header}>
      <div className={`container ${styles.row}`}>
        <Link to="/" className={styles.brand}>
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
    </div>
  )
}
