import { Button, type Column, DataTable, Panel } from '@portal/ui/chakra'
import { useState } from 'react'

interface LatestProps<Row> {
  title: string
  rows: Row[]
  columns: Column<Row>[]
  rowKey: (row: Row) => string
  /** Stands where there are none. */
  empty: string
  /** Asks for all of them. */
  all: string
}

/** As many as are seen without being asked for: on a phone each is a card. */
const few = 10

/** What happened last, the very latest first. */
export function Latest<Row>({ title, rows, columns, rowKey, empty, all }: LatestProps<Row>) {
  const [isWhole, setWhole] = useState(false)
  return (
    <Panel
      title={title}
      action={
        rows.length > few && (
          <Button size="sm" variant="outline" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            {all}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <DataTable
          columns={columns}
          rows={isWhole ? rows : rows.slice(0, few)}
          rowKey={rowKey}
          caption={title}
          size="sm"
          isSticky
        />
      )}
    </Panel>
  )
}
