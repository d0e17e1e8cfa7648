import { useLingui } from '@lingui/react/macro'
import type { NewsSummary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Tag } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { assetUrl } from '../../lib/http.ts'
import type { ColumnSearch } from './column-search.ts'
import styles from './news-row.module.css'
import { PolicyFacts } from './policy-facts.tsx'
import { ViewCount } from './view-count.tsx'

interface NewsRowProps {
  item: NewsSummary
  path: string
  search: ColumnSearch
}

/** An item of a list. A policy shows its number and who issued it, anything else its picture and summary. */
export function NewsRow({ item, path, search }: NewsRowProps) {
  const { t } = useLingui()
  const isPolicy = Boolean(item.documentNo || item.issuingLevel)
  return (
    <li className={styles.row}>
      {!isPolicy && item.coverUrl && (
        <img
          src={assetUrl(item.coverUrl)}
          alt=""
          width={800}
          height={500}
          loading="lazy"
          className={styles.cover}
        />
      )}
      <div className={styles.text}>
        <h2 className={styles.title}>
          {item.isTop === 1 && <Tag tone="danger">{t`置顶`}</Tag>}
          <Link
            to={path}
            search={{ ...search, article: item.id }}
            resetScroll={false}
            lang="zh-CN"
            className={styles.link}
          >
            {item.title}
          </Link>
        </h2>
        {isPolicy && <PolicyFacts item={item} />}
        {!isPolicy && item.summary && (
          <p lang="zh-CN" className={styles.summary}>
            {item.summary}
          </p>
        )}
        <Meta item={item} />
      </div>
    </li>
  )
}

function Meta({ item }: { item: NewsSummary }) {
  return (
    <p className={styles.meta}>
      <time dateTime={item.publishDate}>{formatDate(item.publishDate)}</time>
      {item.source && <span lang="zh-CN">{item.source}</span>}
      <ViewCount count={item.viewCount} />
    </p>
  )
}
