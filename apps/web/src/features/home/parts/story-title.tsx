import type { NewsSummary } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { articleHref, navigationQueryOptions } from '../../../lib/page/navigation.ts'
import { isToCome, type Placeholder } from './placeholder.ts'
import styles from './story-title.module.css'

/** A headline of at most two lines that opens its article. */
export function StoryTitle({ item }: { item: Placeholder<NewsSummary> }) {
  const { data: navigation } = useQuery(navigationQueryOptions)
  const { id, title, infoDictsId } = item
  return (
    <span lang="zh-CN" className={styles.title}>
      {isToCome(item) ? (
        <Skeleton width="92%" height="1lh" />
      ) : (
        <StoredLink href={articleHref(navigation, { id, infoDictsId })} className={styles.link}>
          {title ?? '—'}
        </StoredLink>
      )}
    </span>
  )
}
