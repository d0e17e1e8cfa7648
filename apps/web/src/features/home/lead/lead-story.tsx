import type { NewsSummary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Skeleton, SkeletonText } from '@portal/ui'
import { isToCome, type Placeholder } from '../parts/placeholder.ts'
import { StoryTitle } from '../parts/story-title.tsx'
import { Cover } from './cover.tsx'
import styles from './lead.module.css'

/** The story of the day: a large picture with its headline set over the lower edge. */
export function LeadStory({ item }: { item: Placeholder<NewsSummary> }) {
  const { publishDate, source, subTitle, summary } = item
  return (
    <article className={styles.lead}>
      <Cover path={item.coverUrl} isFirst />
      <div className={styles.plate}>
        <h3 className={styles.headline}>
          <StoryTitle item={item} />
        </h3>
        <p lang="zh-CN" className={styles.deck}>
          {isToCome(item) ? <SkeletonText lines={2} /> : (subTitle ?? summary)}
        </p>
        <p className={styles.meta}>
          {publishDate && <time dateTime={publishDate}>{formatDate(publishDate)}</time>}
          <span lang="zh-CN">{source}</span>
          {isToCome(item) && <Skeleton width="9rem" height="1lh" />}
        </p>
      </div>
    </article>
  )
}
