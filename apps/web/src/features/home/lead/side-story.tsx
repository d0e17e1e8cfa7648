import type { NewsSummary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Skeleton } from '@portal/ui'
import { isToCome, type Placeholder } from '../parts/placeholder.ts'
import { StoryTitle } from '../parts/story-title.tsx'
import { Cover } from './cover.tsx'
import styles from './lead.module.css'

/** A smaller story beside its picture. */
export function SideStory({ item }: { item: Placeholder<NewsSummary> }) {
  const { publishDate } = item
  return (
    <li className={styles.side}>
      <Cover path={item.coverUrl} />
      <div>
        <h3 className={styles.sideTitle}>
          <StoryTitle item={item} />
        </h3>
        <p className={styles.meta}>
          {publishDate && <time dateTime={publishDate}>{formatDate(publishDate)}</time>}
          {isToCome(item) && <Skeleton width="5rem" height="1lh" />}
        </p>
      </div>
    </li>
  )
}
