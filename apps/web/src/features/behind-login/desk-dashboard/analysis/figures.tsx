import { useLingui } from '@lingui/react/macro'
import type { DeskAnalysis } from '@portal/api-contract'
import { formatRate } from '@portal/i18n'
import { Stat } from '@portal/ui/chakra'
import { Behind } from '../behind.tsx'
import styles from '../dashboard.module.css'
import { figureWords, writeFigure } from './figure-words.ts'
import type { Days } from './lists.ts'

/** The figures of the time, each with what it was in the other and the list behind it. */
export const Figures = ({ analysis }: { analysis: DeskAnalysis }) => (
  <ul className={styles.tiles} data-columns="6">
    {analysis.figures.map((figure) => (
      <li key={figure.name}>
        <Figure figure={figure} days={analysis} />
      </li>
    ))}
  </ul>
)

interface FigureProps {
  figure: DeskAnalysis['figures'][number]
  days: Days
}

function Figure({ figure: { name, value, before }, days }: FigureProps) {
  const { t, i18n } = useLingui()
  const { label, list } = figureWords(name)
  const title = i18n._(label)
  const change = useChange(value, before)
  return (
    <div className={styles.tile} data-panel>
      <Stat
        label={title}
        value={writeFigure(name, value)}
        help={t`对比 ${writeFigure(name, before)}，${change}`}
      />
      {list && <Behind title={title} {...list(days)} />}
    </div>
  )
}

/** More, fewer or the same, in words: an arrow or a colour alone would not be read. */
function useChange(value: number, before: number): string {
  const { t } = useLingui()
  if (value === before) return t`持平`
  if (before === 0) return t`新增`
  const share = formatRate(Math.abs((value - before) / before) * 100, '%', { maximumFractionDigits: 1 })
  return value > before ? t`增加 ${share}` : t`减少 ${share}`
}
