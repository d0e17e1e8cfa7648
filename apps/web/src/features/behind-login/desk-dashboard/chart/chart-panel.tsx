import { useLingui } from '@lingui/react/macro'
import { Button, Panel, Skeleton, Table, Link as TextLink } from '@portal/ui/chakra'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Authorized, useAuthorized } from '../../../../lib/session/authorized.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { type ChartRow, type ListLink, type Series, tableOf } from './chart-data.ts'
import { ChartExport } from './chart-export.tsx'
import styles from './chart-panel.module.css'
import { Mark } from './marks.tsx'
import type { PlotProps } from './plot.tsx'

// The charts' library weighs more than the page.
const Plot = lazyPart(() => import('./plot.tsx'))

interface ChartPanelProps extends Omit<PlotProps, 'onOpen'> {
  title: string
  /** What the chart says, in a sentence. */
  sentence: ReactNode
  /** Head of the column of names. */
  head: string
}

/** Numbers as a sentence, a chart, and a table in its place when asked for. */
export function ChartPanel({ title, sentence, head, ...plot }: ChartPanelProps) {
  const { t } = useLingui()
  const [isTable, setTable] = useState(false)
  const { rows, series, kind, write } = plot
  const drawing = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  // The rows of a chart lead to one list, though not every row has records of its own.
  const first = rows.find(({ list }) => list)?.list
  const mayOpen = useAuthorized(first?.needs) && first !== undefined
  const open = (index: number) => {
    const list = rows[index]?.list
    if (list) void navigate({ to: list.to, search: list.search })
  }
  const action = (
    <div className={styles.actions}>
      <ChartExport
        title={title}
        head={head}
        rows={rows}
        series={series}
        drawing={drawing}
        isDrawn={!isTable}
      />
      <Button
        size="sm"
        variant="outline"
        aria-pressed={isTable}
        aria-label={t`${title}：以表格显示`}
        onClick={() => setTable(!isTable)}
      >
        {t`表格`}
      </Button>
    </div>
  )
  return (
    <Panel title={title} action={action} className={styles.panel}>
      <p className={styles.sentence}>{sentence}</p>
      {isTable ? (
        <NumberTable caption={title} texts={tableOf(rows, series, head, write)} rows={rows} />
      ) : (
        <div ref={drawing}>
          <Legend series={series} isLine={kind === 'lines'} />
          <Suspense fallback={<Skeleton height="260px" />}>
            <Plot {...plot} onOpen={mayOpen ? open : undefined} />
          </Suspense>
        </div>
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

interface NumberTableProps {
  caption: string
  texts: string[][]
  rows: readonly ChartRow[]
}

function NumberTable({ caption, texts: [heads = [], ...lines], rows }: NumberTableProps) {
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
                <RowName name={name ?? ''} list={rows[index]?.list} />
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

/** A row's name, which leads to the list of its records for whoever may open that. */
function RowName({ name, list }: { name: string; list: ListLink | undefined }) {
  if (!list) return name
  const { needs, ...behind } = list
  return (
    <Authorized authority={needs} fallback={name}>
      <TextLink asChild>
        <Link {...behind}>{name}</Link>
      </TextLink>
    </Authorized>
  )
}
