import type { NewsSummary } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { articleHref, navigationQueryOptions } from '../../../lib/navigation.ts'
import { StoredLink } from '../../../lib/stored-link.tsx'
import type { Draft } from './draft.ts'
import styles from './story-title.module.css'

/** A headline of at most two lines that opens its article. */
export function StoryTitle({ item }: { item: Draft<NewsSummary> }) {
  const { data: navigation } = useQuery(navigationQueryOptions)
  const { id, title, infoDictsId } = item
  const isDraft = title === undefined || infoDictsId === undefined
  return (
    <span lang="zh-CN" className={styles.title}>
      {isDraft ? (
        <Skeleton width="92%" height="1lh" />
      ) : (
        <StoredLink href={articleHref(navigation, { id, infoDictsId })} className={styles.link}>
          {title}
        </StoredLink>
      )}
    </span>
  )
}
