import { useLingui } from '@lingui/react/macro'
import type { ListResult } from '@portal/api-contract'
import { type Column, DataTable, type SortOrder } from '@portal/ui/chakra'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { ListCount } from '../list/list-count.tsx'
import { useFollowFocus } from '../page/follow-focus.ts'
import styles from './data-list.module.css'
import { BeyondTheEnd } from './list/beyond-the-end.tsx'
import { ListPages } from './list/list-pages.tsx'
import { useLostRow } from './list/use-lost-row.ts'
import { LoadError } from './load-error.tsx'
import { LoadFailure } from './load-failure.tsx'
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
  /** What the rows are sorted by, and what a press on a column's head does. */
  sort?: SortOrder
  onSort?: (columnId: string) => void
  /** `sm` is the desk's. */
  size?: 'sm' | 'md'
  /** Heads and first column stay in place. */
  isSticky?: boolean
}

/**
 * A paged table in each of its states: a skeleton of its own shape, rows, nothing, a failure. What was loaded stays
 * while the next page is on its way, and when it does not come. Another page takes the focus to the list's beginning, and so does a
 * row that goes with the focus.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const list = useRef<HTMLDivElement>(null)
  useFollowFocus(list, String(props.page), { scroll: true })
  useLostRow(list, props.query.data)
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <Rows {...props} />
    </div>
  )
}

function Rows<Row>({ query, page, pageSize, empty, ...table }: DataListProps<Row>) {
  const { t } = useLingui()
  const { data, error, isPlaceholderData } = query
  if (!data) {
    return error ? (
      <LoadError title={t`列表没有加载成功`} query={query} />
    ) : (
      <SkeletonTable {...table} rows={pageSize} />
    )
  }
  const { items, total } = data
  return (
    <>
      <ListCount total={total} />
      {total === 0 && empty}
      {total > 0 && error && <LoadFailure query={query} title={t`没有取得最新内容，以下为上次加载的结果`} />}
      {items.length > 0 && <DataTable {...table} rows={items} busy={isPlaceholderData} />}
      {total > 0 && items.length === 0 && <BeyondTheEnd />}
      {total > 0 && <ListPages page={page} pageSize={pageSize} total={total} />}
    </>
  )
}
