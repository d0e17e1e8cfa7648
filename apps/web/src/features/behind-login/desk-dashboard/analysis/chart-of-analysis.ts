import type { ChartRow, Series } from '../chart/chart-data.ts'

/** A chart of the analysis, ready to be drawn and written into a spreadsheet. */
export interface ChartOfAnalysis {
  id: string
  title: string
  sentence: string
  /** Head of the column of names. */
  head: string
  /** The language of those names, where it is not the page's. */
  lang?: string
  kind: 'bars' | 'rows' | 'lines'
  rows: ChartRow[]
  series: Series[]
  write: (value: number) => string
}
