import { useLingui } from '@lingui/react/macro'
import { Button, Panel, Skeleton, Table, Link as TextLink } from '@portal/ui/chakra'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Authorized, useMayOpen } from '../../../../lib/session/authorized.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { type ChartRow, type ListLink, listBehind, type Series, tableOf } from './chart-data.ts'
import { ChartExport } from './chart-export.tsx'
import styles from './chart-panel.module.css'
import { Mark } from './marks.tsx'
import type { PlotProps } from './plot.tsx'

// The charts' library weighs more than the page.
const Plot = lazyPart(() => import('./plot.tsx'))

interface ChartPanelProps extends Omit<PlotProps, 'openOf'> {
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
  const { rows, series, kind, write, lang } = plot
  const drawing = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const mayOpen = useMayOpen()
  const openOf = (key: string) => {
    const listIn = (row: ChartRow | undefined) => {
      const list = listBehind(row, key)
      return list && mayOpen(list.needs) ? list : undefined
    }
    if (!rows.some(listIn)) return undefined
    return (index: number) => {
      const list = listIn(rows[index])
      if (list) void navigate({ to: list.to, search: list.search })
    }
  }
  // In its place all the same: that there is nothing is what it says.
  if (rows.length === 0)
    return (
      <Panel title={title} className={styles.panel}>
        <p>{t`这段时间没有数据。`}</p>
      </Panel>
    )
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
        <NumberTable caption={title} texts={tableOf(rows, series, head, write)} {...{ rows, series, lang }} />
      ) : (
        <div ref={drawing}>
          <Legend series={series} isLine={kind === 'lines'} />
          <Suspense fallback={<Skeleton height="260px" />}>
            <Plot {...plot} openOf={openOf} />
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
  series: readonly Series[]
  /** The language of the rows' names, where it is not the page's. */
  lang?: string
}

function NumberTable({ caption, texts: [heads = [], ...lines], rows, series, lang }: NumberTableProps) {
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
            // biome-ignore lint/suspicious/noArrayIndexKey: two courses may have one name, and rows are not moved
            <Table.Row key={index}>
              <Table.Cell as="th" scope="row" lang={lang}>
                <Listed text={name ?? ''} list={rows[index]?.list} />
              </Table.Cell>
              {numbers.map((number, column) => {
                const head = heads[column + 1]
                return (
                  <Table.Cell key={head}>
                    <Listed
                      text={number}
                      label={`${name} ${head} ${number}`}
                      list={rows[index]?.lists?.[series[column]?.key ?? '']}
                    />
                  </Table.Cell>
                )
              })}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </div>
  )
}

interface ListedProps {
  text: string
  /** What the link is called, where its text does not say where it leads. */
  label?: string
  list: ListLink | undefined
}

/** A row's name or a number, which leads to the list of its records for whoever may open that. */
function Listed({ text, label, list }: ListedProps) {
  if (!list) return text
  const { needs, ...behind } = list
  return (
    <Authorized authority={needs} fallback={text}>
      <TextLink asChild>
        <Link {...behind} aria-label={label}>
          {text}
        </Link>
      </TextLink>
    </Authorized>
  )
}
