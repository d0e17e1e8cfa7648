import { type Column, DataTable, Skeleton, type SortOrder } from '@portal/ui/chakra'

interface SkeletonTableProps<Row> {
  columns: Column<Row>[]
  caption: string
  /** How many are likely to come. */
  rows: number
  sort?: SortOrder
  onSort?: (columnId: string) => void
  size?: 'sm' | 'md'
  isSticky?: boolean
}

/** A table before its rows are there, with the same columns, so that it takes the same room. */
export function SkeletonTable<Row>({ columns, rows, ...rest }: SkeletonTableProps<Row>) {
  const blocks = columns.map((column): Column<number> => {
    const width = column.isRowHeader ? 'min(13em, 100%)' : '4.5em'
    return { ...column, cell: () => <Skeleton width={width} height="1lh" /> }
  })
  const places = Array.from({ length: rows }, (_, place) => place)
  return <DataTable {...rest} columns={blocks} rows={places} rowKey={(place) => place} busy />
}
