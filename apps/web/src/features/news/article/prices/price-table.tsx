import { useLingui } from '@lingui/react/macro'
import { formatNumber, formatRate } from '@portal/i18n'
import { classNames, TextInput } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useState } from 'react'
import styles from './price-table.module.css'
import {
  findPrices,
  isFigures,
  numberOf,
  type PriceOrder,
  type PriceSheet,
  sortPrices,
} from './read-prices.ts'

/** The prices of an issue, to be searched and sorted. */
export function PriceTable({ head, rows }: Pick<PriceSheet, 'head' | 'rows'>) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [order, setOrder] = useState<PriceOrder | null>(null)
  const shown = sortPrices(findPrices(rows, words), order)
  const label = t`查找材料名称或规格`
  return (
    <div className={styles.sheet}>
      <div className={styles.tools}>
        <TextInput
          type="search"
          maxLength={50}
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          start={<Icon name="search" />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <p role="status" className={styles.count}>{t`共 ${rows.length} 项，显示 ${shown.length} 项`}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={t`价格表`}>
        <table className={styles.table}>
          <Head head={head} rows={rows} order={order} onOrder={setOrder} />
          <Body head={head} rows={shown} all={rows} />
        </table>
        {shown.length === 0 && <p className={styles.none}>{t`没有符合条件的材料`}</p>}
      </section>
    </div>
  )
}

/** The names that the association gives its columns, in the reader's language; any other stays as it is. */
function useColumnNames(head: string[]): string[] {
  const { t } = useLingui()
  const names: Record<string, string> = {
    名称: t`材料名称`,
    规格型号: t`规格型号`,
    单位: t({ message: '单位', context: 'of measure' }),
    '含税价（元）': t`含税价（元）`,
    '除税价（元）': t`除税价（元）`,
    环比: t`较上期`,
  }
  return head.map((name) => names[name] ?? name)
}

interface HeadProps {
  head: string[]
  rows: string[][]
  order: PriceOrder | null
  onOrder: (order: PriceOrder | null) => void
}

/** Each name sorts: rising, falling, and as it was published. */
function Head({ head, rows, order, onOrder }: HeadProps) {
  const names = useColumnNames(head)
  const next = (column: number): PriceOrder | null => {
    if (order?.column !== column) return { column, isFalling: false }
    return order.isFalling ? null : { column, isFalling: true }
  }
  return (
    <thead>
      <tr>
        {names.map((name, column) => {
          const sorted = order?.column === column ? (order.isFalling ? 'descending' : 'ascending') : undefined
          return (
            <th
              key={name}
              scope="col"
              aria-sort={sorted}
              className={isFigures(rows, column) ? styles.figure : undefined}
            >
              <button type="button" className={styles.sort} onClick={() => onOrder(next(column))}>
                {name}
                <span aria-hidden="true" className={styles.mark}>
                  {sorted === 'ascending' ? '↑' : sorted === 'descending' ? '↓' : '↕'}
                </span>
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** A figure in the reader's language, with the sign, the decimals and the unit that it was published with. */
function useFigures(): (cell: string) => string {
  const { t } = useLingui()
  return (cell) => {
    if (cell === '持平') return t`持平`
    const decimals = /\.(\d+)/.exec(cell)?.[1]?.length ?? 0
    const options: Intl.NumberFormatOptions = {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: cell.startsWith('+') ? 'always' : 'auto',
    }
    return cell.endsWith('%')
      ? formatRate(numberOf(cell), '%', options)
      : formatNumber(numberOf(cell), options)
  }
}

/** @param props.all decides which columns hold figures, whatever is shown */
function Body({ head, rows, all }: { head: string[]; rows: string[][]; all: string[][] }) {
  const names = useColumnNames(head)
  const figureOf = useFigures()
  const figures = head.map((_, column) => isFigures(all, column))
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row.join()}>
          {row.map((cell, column) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
              key={column}
              data-name={names[column]}
              lang={figures[column] ? undefined : 'zh-CN'}
              className={classNames(figures[column] && styles.figure)}
            >
              {figures[column] ? figureOf(cell) : cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
