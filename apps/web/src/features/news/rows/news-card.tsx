import { useLingui } from '@lingui/react/macro'
import { formatDate } from '@portal/i18n'
import { classNames, Tag } from '@portal/ui'
import { Picture } from '../../../lib/content/picture.tsx'
import styles from './news-card.module.css'
import type { NewsItemProps } from './news-item-props.ts'
import { NewsLink } from './news-link.tsx'
import { ViewCount } from './view-count.tsx'

interface NewsCardProps extends NewsItemProps {
  /** As wide as the list, with its picture beside the text. */
  isWide: boolean
}

/** An item as a card: the picture over a coloured edge, then what it is about. */
export function NewsCard({ item, path, search, isWide }: NewsCardProps) {
  const { t } = useLingui()
  return (
    <li className={classNames(styles.card, isWide && styles.wide, item.coverUrl && styles.pictured)}>
      {item.coverUrl && (
        <Picture
          path={item.coverUrl}
          width={800}
          height={500}
          loading={isWide ? 'eager' : 'lazy'}
          className={styles.cover}
        />
      )}
      <div className={styles.text}>
        <h2 className={styles.title}>
          {item.isTop === 1 && <Tag tone="danger">{t`置顶`}</Tag>}
          <NewsLink item={item} path={path} search={search} />
        </h2>
        {item.summary && (
          <p lang="zh-CN" className={styles.summary}>
            {item.summary}
          </p>
        )}
        <p className={styles.meta}>
          <time dateTime={item.publishDate}>{formatDate(item.publishDate)}</time>
          <ViewCount count={item.viewCount} />
        </p>
      </div>
    </li>
  )
}
