import { formatDate } from '@portal/i18n'
import { Skeleton } from '@portal/ui'
import styles from './notices.module.css'

/** A date with its day set large, as on a tear-off calendar; a blank leaf while it is not known. */
export function DateBlock({ instant }: { instant: string | undefined }) {
  if (!instant) return <Skeleton width="4.5rem" height="4.5rem" />
  const date = formatDate(instant)
  return (
    <time dateTime={instant} className={styles.date}>
      <span className={styles.month}>{date.slice(0, 7)}</span>
      <span className={styles.dash}>-</span>
      <span className={styles.day}>{date.slice(8)}</span>
    </time>
  )
}
