import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { navigationQueryOptions } from '../../../lib/page/navigation.ts'
import { usePlace } from '../../../lib/page/use-place.ts'
import styles from './main-nav.module.css'
import { NavItem } from './nav-item.tsx'

/** The bar of the main navigation. Its height stands before the entries are there; without them home and search remain. */
export function MainNav() {
  const { t } = useLingui()
  const { data, isError, refetch } = useQuery(navigationQueryOptions)
  const path = useLocation({ select: (location) => location.pathname })
  const current = usePlace()?.column
  return (
    <nav className={styles.nav} aria-label={t`主导航`}>
      <ul className={`container ${styles.list}`}>
        <li className={styles.item}>
          <Link to="/" className={styles.link} aria-current={path === '/' ? 'page' : undefined}>
            {t`首页`}
          </Link>
        </li>
        {data?.map((entry) => (
          <NavItem
            key={entry.id}
            entry={entry}
            current={entry === current && (entry.dictIndex === path ? 'page' : true)}
          />
        ))}
        {isError && (
          <>
            <li className={styles.item}>
              <Link to="/Search" className={styles.link}>{t`站内搜索`}</Link>
            </li>
            <li className={styles.item}>
              <button type="button" className={styles.link} onClick={() => void refetch()}>
                {t`栏目没有加载成功，点此重试`}
              </button>
            </li>
          </>
        )}
      </ul>
    </nav>
  )
}
