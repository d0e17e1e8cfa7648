import { useLingui } from '@lingui/react/macro'
import type { Calculation, CalculationAdjustment } from '@portal/api-contract'
import { figure, formulaText } from '../figures.ts'
import { Word } from '../words/word.tsx'
import styles from './adjustments.module.css'
import { floatName } from './float-name.ts'

/** The steps from the base fee to the fee, in their order. */
export function Adjustments({ calculation: { adjustments, fee } }: { calculation: Calculation }) {
  const { t } = useLingui()
  if (adjustments.length === 0) return null
  return (
    <div className={styles.adjustments}>
      <h4 className={styles.title}>{t`调整`}</h4>
      <ol className={styles.steps}>
        {adjustments.map((step) => (
          <Step key={step.code} step={step} />
        ))}
        {fee !== null && (
          <li className={styles.end}>
            <span>{t`费用`}</span>
            <data value={fee}>{t`${figure(fee)} 万元`}</data>
          </li>
        )}
      </ol>
    </div>
  )
}

function Step({ step }: { step: CalculationAdjustment }) {
  const { t } = useLingui()
  const { kind, name, choice, isApplied, factor, formula, fee } = step
  return (
    <li data-idle={kind === 'CAP' && !isApplied}>
      <span className={styles.what}>
        <span>{kind === 'FLOAT' ? floatName(factor ?? 1) : <Word of={name} />}</span>
        {choice && (
          <span className={styles.choice}>
            <Word of={choice} />
          </span>
        )}
        {kind === 'CAP' && fee !== null && (
          <span className={styles.choice}>{isApplied ? t`超过限额，按限额计` : t`未超过限额`}</span>
        )}
      </span>
      {/* A step that is left to the parties has no factor and leads to no figure. */}
      <span className={styles.formula}>
        {formula === null ? <Undone step={step} /> : formulaText(formula)}
      </span>
    </li>
  )
}

function Undone({ step: { factor, value } }: { step: CalculationAdjustment }) {
  const { t } = useLingui()
  const known = factor ?? value
  if (known === null) return t`双方协商`
  return factor === null ? figure(known) : `× ${figure(known)}`
}
