import type { ListResult } from '@portal/api-contract'
import type { Column } from '@portal/ui/chakra'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Sort } from '../../list/sort.ts'
import { useSort } from '../../list/use-sort.ts'
import { DataList } from '../data-list.tsx'
import styles from './desk-page.module.css'
import { deskPageSize } from './list-query.ts'

export interface DeskListProps<Row, Sorts extends Sort> {
  query: UseQueryResult<ListResult<Row>, Error>
  columns: Column<Row>[]
  /** Says what the table holds; for screen readers. */
  caption: string
  search: { page?: number | undefined; sort?: Sorts | undefined }
  /** The orders that the backend knows, that of an address without one first. */
  sorts: readonly [Sorts, ...Sorts[]]
  rowKey: (row: Row) => string | number
  /** What narrows the list. */
  filters?: ReactNode
  /** Stands where the list has nothing. */
  empty: ReactNode
}

/** A list of the desk: its filters, sort and page in the address, its heads and first column in place while it scrolls. */
export function DeskList<Row, Sorts extends Sort>(props: DeskListProps<Row, Sorts>) {
  const { search, sorts, filters, ...list } = props
  const sorting = useSort(sorts, search.sort)
  return (
    <>
      {filters && <div className={styles.filters}>{filters}</div>}
      <div className={styles.list}>
        <DataList {...list} {...sorting} page={search.page ?? 1} pageSize={deskPageSize} size="sm" isSticky />
      </div>
    </>
  )
}
