import { formatNumber } from '@portal/i18n'
import type { ReactNode } from 'react'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { useMedia } from '../../../../lib/browser/use-media.ts'
import type { ChartRow, Series } from './chart-data.ts'
import { Fills, fillOf, lineOf } from './marks.tsx'
import styles from './plot.module.css'

export interface PlotProps {
  /** `rows` are bars that lie, for long names. */
  kind: 'bars' | 'rows' | 'lines'
  rows: readonly ChartRow[]
  /** The language of the rows' names, where it is not the page's. */
  lang?: string
  series: readonly Series[]
  write: (value: number) => string
  /** What opens the list behind a bar of a series, by its row; by keyboard the table leads there. */
  openOf: (key: string) => ((index: number) => void) | undefined
}

/** Resizing waits until the window has been still for this long (specification §8). */
const resizedAfter = 300
const height = 260
const text = { fontSize: 12, fill: 'var(--chakra-colors-fg-muted)' }
const short = (value: number) => formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 })

/** Room for a name that lies beside its bar, in letters; a Chinese sign takes two. The table has the names whole. */
const room = 16
const widthOf = (sign: string) => (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(sign) ? 2 : 1)

/** A name as far as there is room for it. */
export function cut(name: string): string {
  const signs = Array.from(name)
  let width = 0
  const beyond = signs.findIndex((sign) => {
    width += widthOf(sign)
    return width > room
  })
  if (beyond < 0) return name
  const shown = signs.slice(0, beyond - 1).join('')
  return `${shown.trimEnd()}…`
}

/** A chart whose series differ by pattern or dash besides their colour. Its numbers stand in the table beside it. */
export default function Plot({ kind, rows, lang, series, write, openOf }: PlotProps) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const data = rows.map(({ name, values }) => ({ name, ...values }))
  const shared = { data, accessibilityLayer: false, margin: { top: 8, right: 16, bottom: 0, left: 0 } }
  const names = { dataKey: 'name', tick: { ...text, lang }, tickLine: false }
  const numbers = { tick: text, tickLine: false, axisLine: false, tickFormatter: short, allowDecimals: false }
  const tooltip = (
    <Tooltip
      formatter={(value, name) => [write(Number(value)), String(name)]}
      contentStyle={{
        background: 'var(--chakra-colors-bg-panel)',
        borderColor: 'var(--chakra-colors-border)',
      }}
      cursor={{ fill: 'var(--chakra-colors-bg-muted)' }}
    />
  )
  const grid = (
    <CartesianGrid
      stroke="var(--chakra-colors-border-muted)"
      vertical={kind === 'rows'}
      horizontal={kind !== 'rows'}
    />
  )
  if (kind === 'lines')
    return (
      <Frame>
        <LineChart {...shared}>
          {grid}
          <XAxis {...names} />
          <YAxis {...numbers} width={56} />
          {tooltip}
          {series.map(({ key, label }, index) => (
            <Line key={key} dataKey={key} name={label} isAnimationActive={!isStill} {...lineOf(index)} />
          ))}
        </LineChart>
      </Frame>
    )
  const isLying = kind === 'rows'
  return (
    <Frame>
      <BarChart {...shared} layout={isLying ? 'vertical' : 'horizontal'}>
        <Fills />
        {grid}
        {isLying ? <XAxis type="number" {...numbers} /> : <XAxis {...names} />}
        {isLying ? (
          <YAxis type="category" {...names} width={112} interval={0} tickFormatter={cut} />
        ) : (
          <YAxis {...numbers} width={56} />
        )}
        {tooltip}
        {series.map(({ key, label }, index) => {
          const open = openOf(key)
          return (
            <Bar
              key={key}
              dataKey={key}
              name={label}
              maxBarSize={28}
              isAnimationActive={!isStill}
              {...(open && { cursor: 'pointer', onClick: (_bar: unknown, row: number) => open(row) })}
              {...fillOf(index)}
            />
          )
        })}
      </BarChart>
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className={styles.plot} aria-hidden="true">
    <ResponsiveContainer
      width="100%"
      height={height}
      debounce={resizedAfter}
      initialDimension={{ width: 480, height }}
    >
      {children}
    </ResponsiveContainer>
  </div>
)
