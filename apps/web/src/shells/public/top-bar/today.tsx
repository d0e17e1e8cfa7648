import { useLingui } from '@lingui/react'
import { formatDate, timeZone } from '@portal/i18n'
import styles from './top-bar.module.css'

/** Today's date in the association's time zone, with the weekday in the reader's language. */
export function Today() {
  const { i18n } = useLingui()
  const now = new Date()
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone }).format(now)
  return (
    <time dateTime={formatDate(now)} className={styles.today}>
      {formatDate(now)} {weekday}
    </time>
  )
}
