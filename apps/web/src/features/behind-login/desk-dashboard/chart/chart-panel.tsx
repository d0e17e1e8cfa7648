import { useLingui } from '@lingui/react/macro'
import { Button, Panel, Skeleton, Table } from '@portal/ui/chakra'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type ChartRow, type Series, tableOf } from './chart-data.ts'
import styles from './chart-panel.module.css'
import { Mark } from './marks.tsx'
import type { PlotProps } from './plot.tsx'

// The charts' library weighs more than the page.
const Plot = lazy(() => import('./plot.tsx'))

interface ChartPanelProps extends PlotProps {
  title: string
  /** What the chart says, in a sentence. */
  sentence: ReactNode
  /** Head of the column of names. */
  head: string
  /** Leads from a row to the list behind it. */
  linkOf?: (row: ChartRow, index: number) => ReactNode
}

/** Numbers as a sentence, a chart, and a table in its place when asked for. */
export function ChartPanel({ title, sentence, head, linkOf, ...plot }: ChartPanelProps) {
  const { t } = useLingui()
  const [isTable, setTable] = useState(false)
  const { rows, series, kind, write } = plot
  const action = (
    <Button
      size="sm"
      variant="outline"
      aria-pressed={isTable}
      aria-label={t`${title}：以表格显示`}
      onClick={() => setTable(!isTable)}
    >
      {t`表格`}
    </Button>
  )
  return (
    <Panel title={title} action={action} className={styles.panel}>
      <p className={styles.sentence}>{sentence}</p>
      {isTable ? (
        <NumberTable caption={title} texts={tableOf(rows, series, head, write)} rows={rows} linkOf={linkOf} />
      ) : (
        <>
          <Legend series={series} isLine={kind === 'lines'} />
          <Suspense fallback={<Skeleton height="260px" />}>
            <Plot {...plot} />
          </Suspense>
        </>
      )}
    </Panel>
  )
}

function Legend({ series, isLine }: { series: readonly Series[]; isLine: boolean }) {
  if (series.length < 2) return null
  return (
    <ul className={styles.legend}>
      {series.map(({ key, label }, index) => (
        <li key={key}>
          <Mark index={index} isLine={isLine} /> {label}
        </li>
      ))}
    </ul>
  )
}

interface NumberTableProps extends Pick<ChartPanelProps, 'linkOf'> {
  caption: string
  texts: string[][]
  rows: readonly ChartRow[]
}

function NumberTable({ caption, texts: [heads = [], ...lines], rows, linkOf }: NumberTableProps) {
  return (
    <div className={styles.table}>
      <Table.Root size="sm">
        <caption className="visually-hidden">{caption}</caption>
        <Table.Header>
          <Table.Row>
            {heads.map((head) => (
              <Table.ColumnHeader key={head}>{head}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map(([name, ...numbers], index) => (
            <Table.Row key={name}>
              <Table.Cell as="th" scope="row">
                {linkOf && rows[index] ? linkOf(rows[index], index) : name}
              </Table.Cell>
              {numbers.map((number, column) => (
                <Table.Cell key={heads[column + 1]}>{number}</Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </div>
  )
}
