import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import styles from './course-card.module.css'

/** What a course costs. */
export function Price({ price }: { price: number }) {
  const { t } = useLingui()
  if (price === 0) return <span className={styles.free}>{t`免费`}</span>
  return (
    <data value={price} className={styles.price}>
      {formatMoney(price)}
    </data>
  )
}
