import { useLingui } from '@lingui/react/macro'
import type { NewsSummary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Skeleton, SkeletonText, Tag } from '@portal/ui'
import { Each } from '../../../lib/states/each.tsx'
import { isToCome, type Placeholder } from '../parts/placeholder.ts'
import { StoryTitle } from '../parts/story-title.tsx'
import styles from './news.module.css'

/** News from top to bottom; the first is set larger, with what it says. */
export function NewsRows({ items }: { items: Placeholder<NewsSummary>[] }) {
  return (
    <ol className={styles.rows}>
      <Each items={items}>
        {(item, index) => (
          <li className={styles.row}>
            <h3 className={styles.title}>
              <StoryTitle item={item} />
            </h3>
            <When item={item} />
            {index === 0 && (
              <p lang="zh-CN" className={styles.summary}>
                {isToCome(item) ? <SkeletonText lines={2} /> : item.summary}
              </p>
            )}
          </li>
        )}
      </Each>
    </ol>
  )
}

function When({ item }: { item: Placeholder<NewsSummary> }) {
  const { publishDate, isTop } = item
  const { t } = useLingui()
  return (
    <p className={styles.when}>
      {publishDate && <time dateTime={publishDate}>{formatDate(publishDate)}</time>}
      {isToCome(item) && <Skeleton width="5.5rem" height="1lh" />}
      {isTop === 1 && <Tag tone="honour">{t`置顶`}</Tag>}
    </p>
  )
}
