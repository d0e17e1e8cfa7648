import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { ErrorBoundary } from '../../display/error-boundary/error-boundary.tsx'
import { VisuallyHidden } from '../../display/visually-hidden/visually-hidden.tsx'
import styles from './data-table.module.css'

export type Column<Row> = {
  id: string
  /** The column's name; a string, since the cards repeat it before each cell. */
  header: string
  /** For a column of actions, whose name only screen readers need. */
  hideHeader?: boolean
  cell: (row: Row) => ReactNode
  /** `end` for amounts and counts, so that digits stand under digits. */
  align?: 'start' | 'end'
  /** Never breaks: dates, numbers, states. */
  nowrap?: boolean
  /** Names the row; it becomes the card's title. */
  isRowHeader?: boolean
  /** In short rows: before the row's name, or in need of no column's name. */
  short?: 'first' | 'plain'
}

type DataTableProps<Row> = {
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
  /** Says what the table holds; for screen readers. */
  caption: string
  /** Dims the rows while newer ones are on their way. */
  busy?: boolean
  /** Where there is little room each row is a name and a few lines of facts, instead of a card: for long lists. */
  isShort?: boolean
}

/** As cards `display` changes, and with it some browsers forget what a table is made of. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A table that becomes a stack of cards where it has little room, as on phones. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => (
  <div className={styles.frame}>
    <table
      {...roles.table}
      className={classNames(styles.table, props.isShort && styles.short)}
      aria-busy={props.busy ?? false}
    >
      <caption className="visually-hidden">{props.caption}</caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {props.columns.map((column) => (
            <th key={column.id} scope="col" {...roles.columnheader} className={cellClass(column)}>
              {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {(Array.isArray(props.rows) ? props.rows : []).map((row: Row) => (
          <tr
            {...roles.row}
            key={props.rowKey(row)}
            className={props.columns.some(({ short }) => short === 'first') ? styles.led : undefined}
          >
            {props.columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const cellClass = <Row,>({ align, nowrap }: Column<Row>) =>
  classNames(align === 'end' && styles.end, nowrap && styles.nowrap)

/** A value that cannot be shown leaves its cell empty, and the others as they are. */
const Content = <Row,>({ column, row }: { column: Column<Row>; row: Row }) => column.cell(row)

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = (
    <ErrorBoundary of={row}>
      <Content column={column} row={row} />
    </ErrorBoundary>
  )
  if (column.isRowHeader) {
    return (
      <th scope="row" {...roles.rowheader} className={cellClass(column)}>
        {content}
      </th>
    )
  }
  return (
    <td
      {...roles.cell}
      className={cellClass(column)}
      data-label={column.hideHeader ? undefined : column.header}
      data-short={column.short}
    >
      {content}
    </td>
  )
}
