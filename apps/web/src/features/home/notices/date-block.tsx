import { formatDate } from '@portal/i18n'
import { classNames } from '@portal/ui'
import styles from './notices.module.css'

/** A date with its day set large, as on a tear-off calendar; a blank leaf while it is not known. */
export function DateBlock({ instant }: { instant: string | undefined }) {
  if (!instant) return <span aria-hidden="true" className={classNames(styles.date, styles.blank)} />
  const date = formatDate(instant)
  return (
    <time dateTime={instant} className={styles.date}>
      <span className={styles.month}>{date.slice(0, 7)}</span>
      <span className={styles.dash}>-</span>
      <span className={styles.day}>{date.slice(8)}</span>
    </time>
  )
}
