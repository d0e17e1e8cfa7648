import type { NewsSummary } from '@portal/api-contract'
import { classNames, Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { articleHref, navigationQueryOptions } from '../../../lib/navigation.ts'
import { StoredLink } from '../../../lib/stored-link.tsx'
import type { Draft } from './draft.ts'
import styles from './story-title.module.css'

interface StoryTitleProps {
  item: Draft<NewsSummary>
  className?: string
}

/** A headline that opens its article; two lines are kept for it. Its whole row can be pointed at where the row says so. */
export function StoryTitle({ item, className }: StoryTitleProps) {
  const { data: navigation } = useQuery(navigationQueryOptions)
  const { id, title, infoDictsId } = item
  const isDraft = title === undefined || infoDictsId === undefined
  return (
    <span className={classNames(styles.title, className)}>
      {isDraft ? (
        <Skeleton width="92%" height="1lh" />
      ) : (
        <StoredLink href={articleHref(navigation, { id, infoDictsId })} lang="zh-CN" className={styles.link}>
          {title}
        </StoredLink>
      )}
    </span>
  )
}
