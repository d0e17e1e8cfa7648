import { useLingui } from '@lingui/react/macro'
import type { Dictionary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Panel, quietLinkClass, SkeletonText } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ColumnName } from '../../lib/columns/column-name.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { childHref, findColumn, navigationQueryOptions, newsChildren } from '../../lib/navigation.ts'
import { newsListQueryOptions } from '../../lib/news.ts'
import { StoredLink } from '../../lib/stored-link.tsx'
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
          {query.data?.items.map(({ id, title, publishDate }) => (
            <li key={id}>
              <Link to={path} search={{ article: id }} className={quietLinkClass} lang="zh-CN">
                {title}
              </Link>
              <time dateTime={publishDate} className={styles.date}>
                {formatDate(publishDate)}
              </time>
            </li>
          ))}
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
