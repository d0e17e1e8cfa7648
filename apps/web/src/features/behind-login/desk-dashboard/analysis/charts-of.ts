import type { I18n } from '@lingui/core'
import type { DeskAnalysis } from '@portal/api-contract'
import type { ChartOfAnalysis } from './chart-of-analysis.ts'
import { applicationCharts, courseCharts, newsChart, searchChart } from './chart-sets/content-charts.ts'
import { memberCharts } from './chart-sets/member-charts.ts'
import { moneyCharts } from './chart-sets/money-charts.ts'

/** Every chart of an analysis, in the reader's language. */
export const chartsOf = (analysis: DeskAnalysis, i18n: I18n): ChartOfAnalysis[] => [
  ...memberCharts(analysis, i18n),
  ...moneyCharts(analysis, i18n),
  ...applicationCharts(analysis, i18n),
  ...courseCharts(analysis),
  newsChart(analysis),
  searchChart(analysis),
]
