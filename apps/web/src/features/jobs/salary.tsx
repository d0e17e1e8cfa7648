import { useLingui } from '@lingui/react/macro'
import styles from './salary.module.css'

interface SalaryProps {
  /** Yuan a month; null for by agreement. */
  min: number | null
  max: number | null
}

const yuan = new Intl.NumberFormat('zh-CN')

/** Pay a month, as a span with its unit. */
export function Salary({ min, max }: SalaryProps) {
  const { t } = useLingui()
  const [low, high] = [min ?? max, max ?? min]
  if (low === null || high === null) return <span className={styles.open}>{t`薪资面议`}</span>
  const amount = low === high ? yuan.format(low) : `${yuan.format(low)}–${yuan.format(high)}`
  return (
    <span>
      <span className={styles.amount}>{amount}</span> <span className={styles.unit}>{t`元/月`}</span>
    </span>
  )
}
