import type { I18n } from '@lingui/core'
import type { DeskAnalysis } from '@portal/api-contract'
import type { ChartRow, Series } from '../chart/chart-data.ts'
import { applicationCharts, courseCharts, newsChart } from './chart-sets/content-charts.ts'
import { memberCharts } from './chart-sets/member-charts.ts'
import { moneyCharts } from './chart-sets/money-charts.ts'

/** A chart of the analysis, ready to be drawn and written into a spreadsheet. */
export interface ChartOfAnalysis {
  id: string
  title: string
  sentence: string
  /** Head of the column of names. */
  head: string
  kind: 'bars' | 'rows' | 'lines'
  rows: ChartRow[]
  series: Series[]
  write: (value: number) => string
}

/** Every chart of an analysis, in the reader's language. */
export const chartsOf = (analysis: DeskAnalysis, i18n: I18n): ChartOfAnalysis[] => [
  ...memberCharts(analysis, i18n),
  ...moneyCharts(analysis, i18n),
  ...applicationCharts(analysis, i18n),
  ...courseCharts(analysis),
  newsChart(analysis),
]
