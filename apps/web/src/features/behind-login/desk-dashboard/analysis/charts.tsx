import { useLingui } from '@lingui/react/macro'
import type { DeskAnalysis } from '@portal/api-contract'
import { WithChinese } from '../../../../lib/content/marked/with-chinese.tsx'
import { ChartPanel } from '../chart/chart-panel.tsx'
import styles from '../dashboard.module.css'
import type { ChartOfAnalysis } from './chart-of-analysis.ts'
import { chartsOf } from './charts-of.ts'

/** The row that a sentence names as people wrote it. */
const storedNameIn = (sentence: string, { lang, rows }: Pick<ChartOfAnalysis, 'lang' | 'rows'>): string =>
  (lang && rows.find(({ name }) => sentence.includes(name))?.name) || ''

/** What the figures are made of: each chart with its sentence and its table. */
export function Charts({ analysis }: { analysis: DeskAnalysis }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.charts}>
      {chartsOf(analysis, i18n).map(({ id, sentence, ...chart }: ChartOfAnalysis) => (
        <ChartPanel
          key={id}
          sentence={<WithChinese name={storedNameIn(sentence, chart)}>{sentence}</WithChinese>}
          {...chart}
        />
      ))}
    </div>
  )
}
