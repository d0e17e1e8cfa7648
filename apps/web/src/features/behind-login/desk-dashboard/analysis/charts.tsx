import { useLingui } from '@lingui/react/macro'
import type { DeskAnalysis } from '@portal/api-contract'
import { ChartPanel } from '../chart/chart-panel.tsx'
import styles from '../dashboard.module.css'
import type { ChartOfAnalysis } from './chart-of-analysis.ts'
import { chartsOf } from './charts-of.ts'

/** What the figures are made of: each chart with its sentence and its table. */
export function Charts({ analysis }: { analysis: DeskAnalysis }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.charts}>
      {chartsOf(analysis, i18n).map(({ id, ...chart }: ChartOfAnalysis) => (
        <ChartPanel key={id} {...chart} />
      ))}
    </div>
  )
}
