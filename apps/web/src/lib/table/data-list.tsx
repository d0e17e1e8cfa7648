import { useLingui } from '@lingui/react/macro'
import type { ListResult } from '@portal/api-contract'
import { type Column, DataTable } from '@portal/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BeyondTheEnd } from '../list/beyond-the-end.tsx'
import { ListCount } from '../list/list-count.tsx'
import { ListPages } from '../list/list-pages.tsx'
import { LoadError } from '../states/load-error.tsx'
import { LoadFailure } from '../states/load-failure.tsx'
import styles from './data-list.module.css'
import { SkeletonTable } from './skeleton-table.tsx'

interface DataListProps<Row> {
  query: UseQueryResult<ListResult<Row>, Error>
  columns: Column<Row>[]
  rowKey: (row: Row) => string | number
  /** Says what the table holds; for screen readers. */
  caption: string
  /** 1-based. */
  page: number
  pageSize: number
  /** Stands where the list has nothing. */
  empty: ReactNode
  /** Short rows where there is little room, for lists that visitors read through. */
  isShort?: boolean
}

/**
 * A paged table in each of its states: a skeleton of its own shape, rows, nothing, a failure. What was loaded stays
 * while the next page is on its way, and when it does not come.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { query, columns, rowKey, caption, page, pageSize, empty, isShort } = props
  const { t } = useLingui()
  const { data, error, isPlaceholderData } = query
  if (!data)
    return error ? (
      <LoadError title={t`列表没有加载成功`} query={query} />
    ) : (
      <SkeletonTable columns={columns} caption={caption} rows={pageSize} isShort={isShort} />
    )
  return (
    <>
      <ListCount total={data.total} />
      {data.total === 0 && empty}
      {data.total > 0 && (
        <div className={styles.list}>
          {error && <LoadFailure query={query} title={t`没有取得最新内容，以下为上次加载的结果`} />}
          {data.items.length > 0 ? (
            <DataTable
              columns={columns}
              rows={data.items}
              rowKey={rowKey}
              caption={caption}
              isShort={isShort}
              busy={isPlaceholderData}
            />
          ) : (
            <BeyondTheEnd />
          )}
          <ListPages page={page} pageSize={pageSize} total={data.total} />
        </div>
      )}
    </>
  )
}
