import { useLingui } from '@lingui/react/macro'
import type { Dictionary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Panel, quietLinkClass, SkeletonText } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StoredLink } from '../../lib/address/stored-link.tsx'
import { ColumnName } from '../../lib/content/columns/column-name.tsx'
import { newsListQueryOptions } from '../../lib/content/news.ts'
import { childHref, findColumn, navigationQueryOptions, newsChildren } from '../../lib/page/navigation.ts'
import { Each } from '../../lib/states/each.tsx'
import { LoadFailure } from '../../lib/states/load-failure.tsx'
import styles from './column-news.module.css'

const path = '/LetterAppointmentInfo'

/** What the association writes about its experts: the latest of it, and the lists of the column. */
export function ColumnNews() {
  const { data } = useQuery(navigationQueryOptions)
  const column = findColumn(data, path)
  return column ? <News column={column} /> : null
}

function News({ column }: { column: Dictionary }) {
  const { t } = useLingui()
  const query = useQuery(newsListQueryOptions({ column: column.id, size: 5 }))
  return (
    <aside className={styles.aside}>
      <Panel title={t`专家动态与公告`}>
        {!query.data &&
          (query.error ? <LoadFailure title={t`没有加载成功`} query={query} /> : <SkeletonText lines={8} />)}
        <ul className={styles.items}>
          <Each items={query.data?.items}>
            {({ id, title, publishDate }) => (
              <li>
                <Link to={path} search={{ article: id }} className={quietLinkClass} lang="zh-CN">
                  {title}
                </Link>
                <time dateTime={publishDate} className={styles.date}>
                  {formatDate(publishDate)}
                </time>
              </li>
            )}
          </Each>
        </ul>
        <ul className={styles.lists}>
          {newsChildren(column).map((child) => (
            <li key={child.id}>
              <StoredLink href={childHref(column, child)} className={styles.list}>
                <ColumnName name={child.detailName} />
              </StoredLink>
            </li>
          ))}
        </ul>
      </Panel>
    </aside>
  )
}
