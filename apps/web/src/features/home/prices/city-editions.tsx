import { useLingui } from '@lingui/react/macro'
import type { FeeNews } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { DownloadLink } from '../../../lib/content/download-link.tsx'
import { Each } from '../../../lib/states/each.tsx'
import { LoadedRows } from '../parts/loaded-rows.tsx'
import { isToCome, type Placeholder } from '../parts/placeholder.ts'
import { editionsQueryOptions } from '../queries.ts'
import styles from './city-editions.module.css'
import { issueHref } from './issue-href.ts'

interface CityEditionsProps {
  /** `yyyy-MM`; undefined while the months are on their way. */
  period: string | undefined
  columnHref: string
}

/** The cities that publish prices of their own for the month. */
export function CityEditions({ period, columnHref }: CityEditionsProps) {
  const { t } = useLingui()
  const query = useQuery({ ...editionsQueryOptions(period ?? ''), enabled: period !== undefined })
  return (
    <div className={styles.editions}>
      <h3 className={styles.head}>{t`各地版本`}</h3>
      <LoadedRows
        query={query}
        name={t`各地版本`}
        empty={t`这一期没有各地单独发布的价格，可用全省价格。`}
        count={6}
      >
        {(items) => <Rows items={items} columnHref={columnHref} />}
      </LoadedRows>
    </div>
  )
}

const Rows = ({ items, columnHref }: { items: Placeholder<FeeNews>[]; columnHref: string }) => (
  <ul className={styles.rows}>
    <Each items={items}>
      {(item) => (
        <li className={styles.row}>
          <Edition item={item} columnHref={columnHref} />
        </li>
      )}
    </Each>
  </ul>
)

function Edition({ item, columnHref }: { item: Placeholder<FeeNews>; columnHref: string }) {
  const { t } = useLingui()
  const { region, period, fileUrl } = item
  if (isToCome(item)) return <Skeleton width="4rem" height="1lh" />
  return (
    <>
      <StoredLink
        href={region && period && issueHref(columnHref, { region, period })}
        lang="zh-CN"
        className={styles.region}
      >
        {region ?? '—'}
      </StoredLink>
      {fileUrl && (
        <DownloadLink
          path={fileUrl}
          className={styles.download}
          aria-label={t`下载${region} ${period} 价格表`}
        >
          <Icon name="download" />
        </DownloadLink>
      )}
    </>
  )
}
