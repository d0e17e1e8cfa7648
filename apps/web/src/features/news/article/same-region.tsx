import { useLingui } from '@lingui/react/macro'
import type { FeeNews } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { feeNewsQueryOptions } from '../../../lib/content/news.ts'
import { Each } from '../../../lib/states/each.tsx'
import { BackToList } from './back-to-list.tsx'
import styles from './same-region.module.css'

/** Two years of months. */
const size = 24

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
        <Each items={data?.items}>
          {({ id, period }) => (
            <li>
              <Link to={path} search={{ ...search, issue: id }} resetScroll={false} className={styles.month}>
                {period}
              </Link>
            </li>
          )}
        </Each>
      </ul>
      <BackToList path={path} search={search} />
    </nav>
  )
}
