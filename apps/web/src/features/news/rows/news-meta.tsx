import type { NewsSummary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import styles from './news-row.module.css'
import { ViewCount } from './view-count.tsx'

/** When an item was published, by whom, and how often it was read. */
export const NewsMeta = ({ item }: { item: NewsSummary }) => (
  <p className={styles.meta}>
    <time dateTime={item.publishDate}>{formatDate(item.publishDate)}</time>
    {item.source && <span lang="zh-CN">{item.source}</span>}
    <ViewCount count={item.viewCount} />
  </p>
)
