import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '@portal/i18n'
import styles from './salary.module.css'

interface SalaryProps {
  /** Yuan a month; null for by agreement. */
  min: number | null
  max: number | null
}

/** Pay a month, as a span with its unit. */
export function Salary({ min, max }: SalaryProps) {
  const { t } = useLingui()
  const [low, high] = [min ?? max, max ?? min]
  if (typeof low !== 'number' || typeof high !== 'number')
    return <span className={styles.open}>{t`薪资面议`}</span>
  const amount = low === high ? formatNumber(low) : `${formatNumber(low)}–${formatNumber(high)}`
  return (
    <span>
      <span className={styles.amount}>{amount}</span> <span className={styles.unit}>{t`元/月`}</span>
    </span>
  )
}
