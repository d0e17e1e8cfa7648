import { useLingui } from '@lingui/react/macro'
import type { ListResult } from '@portal/api-contract'
import { classNames } from '@portal/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Each } from '../states/each.tsx'
import { LoadError } from '../states/load-error.tsx'
import { LoadFailure } from '../states/load-failure.tsx'
import { BeyondTheEnd } from './beyond-the-end.tsx'
import styles from './list-body.module.css'
import { ListCount } from './list-count.tsx'
import { ListPages } from './list-pages.tsx'

interface ListBodyProps<Item> {
  query: UseQueryResult<ListResult<Item>, Error>
  renderItem: (item: Item, index: number) => ReactNode
  /** 1-based. */
  page: number | undefined
  pageSize: number
  /** Stands where the list has nothing. */
  empty: ReactNode
  /** The list before it is there, in its final shape. */
  skeleton: ReactNode
  /** Lays the items out; below each other without it. */
  className?: string
}

/** A list in each of its states. What was loaded stays while the next page is on its way, and when it does not come. */
export function ListBody<Item>(props: ListBodyProps<Item>) {
  const { query, renderItem, page = 1, pageSize, empty, skeleton, className } = props
  const { t } = useLingui()
  const { data, error, isPlaceholderData } = query
  if (!data) return error ? <LoadError title={t`列表没有加载成功`} query={query} /> : skeleton
  const { items, total } = data
  return (
    <>
      <ListCount total={total} />
      {error && <LoadFailure title={t`没有取得最新内容，以下为上次加载的结果`} query={query} />}
      {total === 0 && empty}
      {total > 0 && items.length === 0 && <BeyondTheEnd />}
      {items.length > 0 && (
        <ul
          className={classNames(styles.rows, className, isPlaceholderData && styles.busy)}
          aria-busy={isPlaceholderData}
        >
          <Each items={items}>{renderItem}</Each>
        </ul>
      )}
      {total > 0 && <ListPages page={page} pageSize={pageSize} total={total} keepScroll />}
    </>
  )
}
