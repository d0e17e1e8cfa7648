import { useLingui } from '@lingui/react/macro'
import type { Calculation } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { figure } from '../figures.ts'
import styles from './answer-bar.module.css'

interface AnswerBarProps {
  calculation: Calculation | undefined
  /** Of the amount before, while the fee of this one is on its way. */
  isStale: boolean
}

/** Where the form fills the window: the fee in sight while one types, and the way to how it comes about. */
export function AnswerBar({ calculation, isStale }: AnswerBarProps) {
  const { t } = useLingui()
  if (!calculation) return <p className={styles.bar}>{t`输入金额，费用随即算出`}</p>
  const { fee, feeYuan } = calculation
  return (
    <a href="#fee" className={styles.bar} data-stale={isStale}>
      <span>{t`费用`}</span>
      {fee === null ? (
        <strong>{t`双方协商`}</strong>
      ) : (
        <>
          <strong>{t`${figure(fee)} 万元`}</strong>
          <span>{formatMoney(feeYuan ?? 0)}</span>
        </>
      )}
      <Icon name="arrowRight" className={styles.arrow} />
    </a>
  )
}
