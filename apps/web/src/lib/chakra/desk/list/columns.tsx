import type { I18n, MessageDescriptor } from '@lingui/core'
import { formatDate, formatDateTime, formatMoney, formatNumber } from '@portal/i18n'
import type { Column } from '@portal/ui/chakra'
import { wordOf } from '../../../content/words/word-of.ts'
import { amountCell } from '../../../table/csv.ts'
import { StateBadge, type States, stateWord } from '../../state-badge.tsx'

/** A column of the desk. Its head sorts where the list's source knows an order of its name. */
export type DeskColumn<Row> = Omit<Column<Row>, 'cell' | 'isSortable'> & {
  /** What it says of a row in an exported file; a column without is on the screen alone. */
  text?: (row: Row) => string
  /** What stands on the screen in its place. */
  cell?: Column<Row>['cell']
}

type Of<Row, Value> = { [Name in keyof Row]: Row[Name] extends Value ? Name : never }[keyof Row] & string
type Words<Name extends string> = Partial<Record<Name, MessageDescriptor>>

const none = '—'
const short = { nowrap: true } as const
const number = { nowrap: true, align: 'end' } as const
/** What people wrote is Chinese, whatever language the page is read in. */
const stored = { lang: 'zh-CN' } as const

/** Makes the columns of a kind of rows, each named like the field that it shows. */
export function columnsOf<Row>() {
  const written = <Value,>(id: Of<Row, Value>, header: string, write: (value: Value) => string) => ({
    ...short,
    id,
    header,
    text: (row: Row) => {
      const value = row[id] as Value | null | undefined
      return value === null || value === undefined ? '' : write(value)
    },
  })
  const counted = (id: Of<Row, number | null>, header: string): DeskColumn<Row> => ({
    ...written<number>(id as never, header, (value) => formatNumber(value, { useGrouping: false })),
    ...number,
    cell: (row) => (row[id] === null ? none : formatNumber(row[id] as number)),
  })
  return {
    /** A text as it is stored, which may break. */
    text: (id: Of<Row, string | null>, header: string): DeskColumn<Row> => ({
      ...written<string>(id as never, header, String),
      ...stored,
      nowrap: false,
    }),
    /** A short text or a year, which does not break. */
    short: (id: Of<Row, string | number | null>, header: string): DeskColumn<Row> => ({
      ...written<string | number>(id as never, header, String),
      ...stored,
    }),
    day: (id: Of<Row, string | null>, header: string): DeskColumn<Row> =>
      written<string>(id as never, header, (value) => formatDate(value)),
    time: (id: Of<Row, string | null>, header: string): DeskColumn<Row> =>
      written<string>(id as never, header, (value) => formatDateTime(value)),
    count: counted,
    /** Yuan. */
    money: (id: Of<Row, number>, header: string): DeskColumn<Row> => ({
      ...written<number>(id as never, header, amountCell),
      ...number,
      cell: (row) => formatMoney(row[id] as number),
    }),
    /** A stored word in the reader's language. */
    word: <Name extends string>(
      id: Of<Row, Name | null>,
      header: string,
      words: Words<Name>,
      i18n: I18n,
    ): DeskColumn<Row> => written<Name>(id as never, header, (value) => i18n._(wordOf(words, value))),
    /** A stored name as `nameOf` says it in the reader's language. */
    named: (
      id: Of<Row, string | null>,
      header: string,
      nameOf: (stored: string) => string,
    ): DeskColumn<Row> => written<string>(id as never, header, nameOf),
    state: <Name extends string>(
      id: Of<Row, Name>,
      header: string,
      states: States<Name>,
      i18n: I18n,
      isKind = false,
    ): DeskColumn<Row> => ({
      ...written<Name>(id as never, header, (value) => i18n._(stateWord(states, value))),
      cell: (row) => <StateBadge states={states} value={row[id] as Name} isKind={isKind} />,
    }),
  }
}

/** The table's columns: a text stands in its cell, and a sign where there is none. */
export const tableColumns = <Row,>(
  columns: readonly DeskColumn<Row>[],
  sorts: readonly string[],
): Column<Row>[] =>
  columns.map(({ text, cell, ...column }) => ({
    ...column,
    isSortable: sorts.some((sort) => sort.startsWith(`${column.id},`)),
    cell: cell ?? ((row) => text?.(row) || none),
  }))
