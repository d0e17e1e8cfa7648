import { useLingui } from '@lingui/react/macro'
import type { CalculationWorking } from '@portal/api-contract'
import { figure } from '../figures.ts'
import styles from './interpolation-line.module.css'

interface InterpolationLineProps {
  working: Extract<CalculationWorking, { kind: 'POINTS' }>
  /** 万元, both. */
  amount: number
  fee: number
}

/** The two points of the table with the amount measured between them. */
export function InterpolationLine({ working: { lower, upper }, amount, fee }: InterpolationLineProps) {
  const { t } = useLingui()
  const span = upper.amount - lower.amount
  const share = span > 0 ? (amount - lower.amount) / span : 0
  const points = [
    { at: 0, ...lower, name: t`下档` },
    ...(share > 0 && share < 1 ? [{ at: share, amount, fee, name: t`本次` }] : []),
    ...(span > 0 ? [{ at: 1, ...upper, name: t`上档` }] : []),
  ]
  return (
    <div className={styles.frame}>
      <div className={styles.line} aria-hidden="true">
        {points.map(({ at }) => (
          <span key={at} className={styles.mark} style={{ insetInlineStart: `${at * 100}%` }} />
        ))}
      </div>
      <ol className={styles.points}>
        {points.map((point) => (
          <li key={point.at}>
            <span className={styles.name}>{point.name}</span>
            <span>{t`${figure(point.amount)} 万元`}</span>
            <strong>{t`${figure(point.fee)} 万元`}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}
