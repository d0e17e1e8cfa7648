import { useLingui } from '@lingui/react/macro'
import type { FeeNews } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { buttonClass, quietLinkClass, Tag } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import { DownloadLink } from '../../../lib/content/download-link.tsx'
import type { ColumnSearch } from '../column/column-search.ts'
import styles from './fee-row.module.css'

interface FeeRowProps {
  item: FeeNews
  path: string
  search: ColumnSearch
}

/** One issue of the price information: to read, and its table to download. */
export function FeeRow({ item, path, search }: FeeRowProps) {
  const { t } = useLingui()
  return (
    <li className={styles.row}>
      <p className={styles.period}>
        <data value={item.period}>{item.period}</data>
      </p>
      <div className={styles.text}>
        <h2 className={styles.title} lang="zh-CN">
          <Link
            to={path}
            search={{ ...search, issue: item.id }}
            resetScroll={false}
            className={quietLinkClass}
          >
            {item.title}
          </Link>
        </h2>
        {item.summary && (
          <p lang="zh-CN" className={styles.summary}>
            {item.summary}
          </p>
        )}
        <p className={styles.meta}>
          <Tag>
            <span lang="zh-CN">{item.region}</span>
          </Tag>
          <span>
            {t`发布日期`} <time dateTime={item.publishDate}>{formatDate(item.publishDate)}</time>
          </span>
        </p>
      </div>
      {item.fileUrl && (
        <DownloadLink
          path={item.fileUrl}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
          aria-label={t`下载 ${item.title}`}
        >
          <Icon name="download" />
          {t`下载`}
        </DownloadLink>
      )}
    </li>
  )
}
