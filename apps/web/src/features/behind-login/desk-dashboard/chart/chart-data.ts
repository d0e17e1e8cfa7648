import { toFen } from '../../../../lib/content/money.ts'
import type { Authority } from '../../../../lib/session/authority.ts'

/** A list narrowed to some records, and the permission that it asks for. */
export interface ListLink {
  to: string
  search: object
  needs: Authority
}

/** One value in each row. */
export interface Series {
  key: string
  /** As the legend calls it. */
  label: string
}

/** What a chart shows: a name and a number for each series. */
export interface ChartRow {
  /** The list of the records that it counts. */
  list?: ListLink | undefined
  /** Where a series counts others than that: their list, by the key of the series. */
  lists?: Readonly<Record<string, ListLink>>
  name: string
  values: Readonly<Record<string, number>>
}

/** The list of the records that a series counts in a row. */
export const listBehind = (row: ChartRow | undefined, key: string): ListLink | undefined =>
  row?.lists?.[key] ?? row?.list

/** Each row with the sums of all up to it; amounts in yuan, exact to the fen. */
export function summedUp(rows: readonly ChartRow[]): ChartRow[] {
  const sums: Record<string, number> = {}
  return rows.map(({ values, ...row }) => {
    for (const [key, value] of Object.entries(values)) sums[key] = (sums[key] ?? 0) + toFen(value)
    return {
      ...row,
      values: Object.fromEntries(Object.keys(values).map((key) => [key, (sums[key] ?? 0) / 100])),
    }
  })
}

/** The row with the greatest value of a series; undefined where all are zero. */
export function greatest(rows: readonly ChartRow[], key: string): ChartRow | undefined {
  const numberOf = ({ values }: ChartRow) => values[key] ?? 0
  const best = rows.reduce<ChartRow | undefined>(
    (most, row) => (most && numberOf(most) >= numberOf(row) ? most : row),
    undefined,
  )
  return best && numberOf(best) > 0 ? best : undefined
}

/** Texts of a table: the heads, then the rows. @param write how a number is written */
export const tableOf = (
  rows: readonly ChartRow[],
  series: readonly Series[],
  head: string,
  write: (value: number) => string,
): string[][] => [
  [head, ...series.map(({ label }) => label)],
  ...rows.map(({ name, values }) => [name, ...series.map(({ key }) => write(values[key] ?? 0))]),
]
