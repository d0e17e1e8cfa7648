import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../display/error-boundary/error-boundary.tsx'
import { SortHead } from './sort-head.tsx'
import { Table } from './table.tsx'

export type Column<Row> = {
  id: string
  /** The column's name; a string, since the cards repeat it before each cell. */
  header: string
  /** The language of that name, where it is not the page's. */
  headerLang?: string
  /** Stands before the name in the head: a box that chooses all rows. */
  headBox?: ReactNode
  /** For a column of actions, whose name only screen readers need. */
  hideHeader?: boolean
  cell: (row: Row) => ReactNode
  /** The language of its cells, where it is not the page's. */
  lang?: string
  /** `end` for amounts and counts, so that digits stand under digits. */
  align?: 'start' | 'end'
  /** Never breaks: dates, numbers, states. */
  nowrap?: boolean
  /** Names the row; it becomes the card's title. */
  isRowHeader?: boolean
  /** Its head sorts the rows. */
  isSortable?: boolean
}

/** What the rows are sorted by. */
export type SortOrder = { columnId: string; direction: 'asc' | 'desc' }

type DataTableProps<Row> = {
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
  /** Says what the table holds; for screen readers. */
  caption: string
  /** Dims the rows while newer ones are on their way. */
  busy?: boolean
  /** `sm` is the desk's. */
  size?: 'sm' | 'md'
  sort?: SortOrder
  /** The head of a sortable column was pressed. */
  onSort?: (columnId: string) => void
  /** Rows stay rows on a phone: for names and their values, which would be cards of one line each. */
  keepsRows?: boolean
  /** Scrolls in itself where it is long or wide, with its heads and the first column in place. */
  isSticky?: boolean
}

/** A table that becomes a stack of cards where it has little room, as on phones. */
export const DataTable = <Row,>({
  columns,
  rows,
  rowKey,
  caption,
  busy = false,
  size = 'md',
  sort,
  onSort,
  keepsRows = false,
  isSticky = false,
}: DataTableProps<Row>) => (
  <chakra.div
    position="relative"
    overflowX="auto"
    containerType="inline-size"
    css={{ ...(isSticky && sticky), '@media print': { overflow: 'visible', containerType: 'normal' } }}
    // What scrolls by itself is reached by the keyboard, too.
    {...(isSticky && { tabIndex: 0, role: 'region', 'aria-label': caption })}
  >
    {/* As cards `display` changes, and with it some browsers forget what a table is made of: hence the roles. */}
    <Table.Root
      role="table"
      aria-busy={busy}
      size={size}
      {...(keepsRows ? { css: narrowRows } : ({ variant: 'cards' } as object))}
    >
      <caption className="visually-hidden">{caption}</caption>
      <Table.Header role="rowgroup">
        <Table.Row role="row">
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup">
        {(Array.isArray(rows) ? rows : []).map((row: Row) => (
          <Table.Row role="row" key={rowKey(row)}>
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </chakra.div>
)

/** A long name leaves room for its value, and an address without spaces breaks. */
const narrowRows = {
  '@container (max-width: 46rem)': {
    '& :is(th, td)': { paddingInline: '1.5' },
    '& tbody th': { width: '6.5em' },
    '& td': { overflowWrap: 'anywhere' },
    '& td[data-nowrap]': { whiteSpace: 'nowrap' },
  },
} as const

/** As cards a table is as long as it is, and nothing stays. `:first-child` is the same, but Emotion warns of it. */
const sticky = {
  '@media screen and (min-width: 768px)': {
    maxHeight: 'max(24rem, calc(100dvh - 17rem))',
    overflowY: 'auto',
    '& thead th': { position: 'sticky', insetBlockStart: '0', zIndex: '2' },
    '& tr > :not(th + *, td + *)': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      background: 'bg.panel',
    },
    '& thead tr > :not(th + *)': { zIndex: '3', background: 'bg.subtle' },
  },
} as const

type HeadProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { id, header, headBox, hideHeader = false, align = 'start', isSortable = false } = column
  const direction = sort?.columnId === id ? sort.direction : undefined
  const name = isSortable ? (
    <SortHead direction={direction} align={align} onPress={() => onSort?.(id)}>
      {header}
    </SortHead>
  ) : (
    header
  )
  return (
    <Table.ColumnHeader
      role="columnheader"
      scope="col"
      lang={column.headerLang}
      textAlign={align}
      aria-sort={isSortable ? ariaSort(direction) : undefined}
    >
      {hideHeader && <span className="visually-hidden">{header}</span>}
      {!hideHeader && !headBox && name}
      {!hideHeader && headBox && (
        <chakra.span display="inline-flex" alignItems="center" gap="2.5">
          {headBox}
          {name}
        </chakra.span>
      )}
    </Table.ColumnHeader>
  )
}

const ariaSort = (direction: SortOrder['direction'] | undefined) =>
  direction ? (`${direction}ending` as const) : 'none'

/** In a card there is a line for each value, and a long one breaks. */
const oneLine = { '@container (min-width: 46.01rem)': { whiteSpace: 'nowrap' } } as const

/** A value that cannot be shown leaves its cell empty, and the others as they are. */
const Content = <Row,>({ column, row }: { column: Column<Row>; row: Row }) =>
  // Not on the cell itself, since in a card the column's name is drawn in it.
  column.lang ? <span lang={column.lang}>{column.cell(row)}</span> : column.cell(row)

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = (
    <ErrorBoundary of={row}>
      <Content column={column} row={row} />
    </ErrorBoundary>
  )
  const css = column.nowrap ? oneLine : undefined
  if (column.isRowHeader) {
    return (
      <Table.Cell as="th" role="rowheader" {...{ scope: 'row' }} css={css}>
        {content}
      </Table.Cell>
    )
  }
  return (
    <Table.Cell
      role="cell"
      textAlign={column.align === 'end' ? 'end' : undefined}
      css={css}
      data-nowrap={column.nowrap || undefined}
      data-label={column.hideHeader ? undefined : column.header}
    >
      {content}
    </Table.Cell>
  )
}
