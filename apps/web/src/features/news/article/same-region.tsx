import { useLingui } from '@lingui/react/macro'
import type { FeeNews } from '@portal/api-contract'
import { buttonClass } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { feeNewsQueryOptions } from '../../../lib/news.ts'
import styles from './same-region.module.css'

/** Two years of months. */
const size = 24

// The list's address is part of this page's: only without the rest of it is the link the page's own.
const exactly = { exact: true, explicitUndefined: true }

interface SameRegionProps {
  issue: FeeNews
  path: string
  search: object
}

/** The other months of the region, and the way back to the list. */
export function SameRegion({ issue, path, search }: SameRegionProps) {
  const { t } = useLingui()
  const { data } = useQuery(feeNewsQueryOptions({ region: issue.region, size }))
  return (
    <nav className={styles.nav} aria-label={t`同一地区的其他期次`}>
      <ul className={styles.months}>
        {data?.items.map(({ id, period }) => (
          <li key={id}>
            <Link
              to={path}
              search={{ ...search, issue: id }}
              resetScroll={false}
              className={styles.month}
              aria-current={id === issue.id ? 'page' : undefined}
            >
              {period}
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={path}
        search={{ ...search, issue: undefined }}
        activeOptions={exactly}
        resetScroll={false}
        className={buttonClass({ variant: 'outline' })}
      >
        {t`返回列表`}
      </Link>
    </nav>
  )
}
