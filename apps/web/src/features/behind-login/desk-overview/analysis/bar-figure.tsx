import { type Column, DataTable, Panel } from '@portal/ui/chakra'
import styles from '../overview.module.css'

/** A row of a figure. */
export interface Bar {
  id: string
  name: string
  value: number
  /** The value as it is read. */
  shown: string
  /** What stands beside it, such as the year before. */
  beside?: string
}

interface BarFigureProps {
  title: string
  /** What the figure says, for whoever does not look at bars. */
  sentence: string
  nameHead: string
  valueHead: string
  besideHead?: string
  bars: Bar[]
}

/** Values as a table whose cells carry a bar each: read by the eye, by a screen reader and without colour alike. */
export function BarFigure({ title, sentence, nameHead, valueHead, besideHead, bars }: BarFigureProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1)
  const columns: Column<Bar>[] = [
    { id: 'name', header: nameHead, isRowHeader: true, cell: ({ name }) => name },
    {
      id: 'value',
      header: valueHead,
      cell: ({ value, shown }) => (
        <div className={styles.value}>
          <span className={styles.number}>{shown}</span>
          <span className={styles.track} aria-hidden>
            <span className={styles.bar} style={{ width: `${(value / most) * 100}%` }} />
          </span>
        </div>
      ),
    },
  ]
  const besides: Column<Bar>[] = besideHead
    ? [{ id: 'beside', header: besideHead, align: 'end', nowrap: true, cell: ({ beside }) => beside }]
    : []
  return (
    <Panel title={title}>
      <p className={styles.sentence}>{sentence}</p>
      <DataTable
        columns={[...columns, ...besides]}
        rows={bars}
        rowKey={({ id }) => id}
        caption={title}
        size="sm"
      />
    </Panel>
  )
}
