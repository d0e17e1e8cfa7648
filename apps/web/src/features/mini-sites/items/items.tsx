import { useLingui } from '@lingui/react/macro'
import type { SiteItem } from '@portal/api-contract'
import { EmptyState } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'
import { LoadError } from '../../../lib/states/load-error.tsx'
import { LoadFailure } from '../../../lib/states/load-failure.tsx'
import { type ItemQuery, itemsQueryOptions } from '../queries.ts'

// A site's first page shows excerpts, which have no further pages.
const Paging = lazy(() => import('./paging.tsx'))

export interface ItemsProps {
  query: ItemQuery
  /** What the list holds, for the words about a failure. */
  name: string
  /** Says that the owner has shown nothing of the kind. */
  empty: string
  /** Stands until the first answer, in the final shape. */
  skeleton: ReactNode
  /** Shows the beginning only: the whole list is elsewhere. */
  isExcerpt?: boolean
  children: (items: SiteItem[]) => ReactNode
}

/** A list of a site in each of its states, with links to its pages where it has several. */
export function Items({ query, name, empty, skeleton, isExcerpt, children }: ItemsProps) {
  const { t } = useLingui()
  const list = useQuery(itemsQueryOptions(query))
  const { data, error, isPlaceholderData } = list
  if (!data) return error ? <LoadError title={t`${name}没有加载成功`} query={list} /> : skeleton
  if (data.total === 0) return <Nothing title={empty} />
  const { items, total } = data
  const { page = 1, size } = query
  const isBeyondTheEnd = items.length === 0
  return (
    <div aria-busy={isPlaceholderData}>
      {error && <LoadFailure query={list} title={t`没有取得最新内容，以下为上次加载的结果`} />}
      {!isBeyondTheEnd && children(items)}
      {!isExcerpt && (isBeyondTheEnd || total > size) && (
        <Suspense>
          <Paging page={page} pageSize={size} total={total} isBeyondTheEnd={isBeyondTheEnd} />
        </Suspense>
      )}
    </div>
  )
}

function Nothing({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      art={<EmptyPicture />}
      title={title}
    >{t`内容由会员自行维护，发布后会显示在这里。`}</EmptyState>
  )
}
