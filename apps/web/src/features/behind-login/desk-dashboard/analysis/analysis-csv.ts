import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { DeskAnalysis } from '@portal/api-contract'
import { formatNumber } from '@portal/i18n'
import { harmlessCsv } from '../../../../lib/table/csv.ts'
import { tableOf } from '../chart/chart-data.ts'
import { chartsOf } from './charts-of.ts'
import { figureWords } from './figure-words.ts'

const cell = (value: number) => formatNumber(value, { useGrouping: false, maximumFractionDigits: 2 })

/** The figures and the numbers of every chart, one table below the other, for spreadsheets. */
export function analysisCsv(analysis: DeskAnalysis, i18n: I18n): string {
  const { from, to, comparedFrom, comparedTo, figures } = analysis
  const figureRows = figures.map(({ name, value, before }) => [
    i18n._(figureWords(name).label),
    cell(value),
    cell(before),
  ])
  const charts = chartsOf(analysis, i18n).flatMap(({ title, rows, series, head }) => [
    [],
    [title],
    ...tableOf(rows, series, head, cell),
  ])
  return harmlessCsv([
    [t`指标`, `${from} – ${to}`, `${comparedFrom} – ${comparedTo}`],
    ...figureRows,
    ...charts,
  ])
}
