import { useLingui } from '@lingui/react/macro'
import { formatDate } from '@portal/i18n'
import styles from './schedule.module.css'
import { type Station, stationsFrom } from './schedule-steps.ts'

/**
 * The way to the certificate, drawn as a chain of dimensions: the stations are its ticks, the time from one to the next
 * stands over the line. For a screen reader it is the list of the stations.
 */
export function Schedule() {
  const { t } = useLingui()
  const stations = stationsFrom(formatDate(new Date()))
  return (
    <section aria-labelledby="join-schedule" className={styles.section}>
      <header className={styles.head}>
        <h2 id="join-schedule">{t`从注册到领证`}</h2>
        <p>{t`日期按今天注册并提交推算，遇法定节假日顺延；退回补正的，自重新提交之日起算。`}</p>
      </header>
      <ol className={styles.chain}>
        {stations.map((station) => (
          <StationItem key={station.name.id} station={station} />
        ))}
      </ol>
    </section>
  )
}

function StationItem({ station: { name, text, takes, by } }: { station: Station }) {
  const { t, i18n } = useLingui()
  return (
    <li className={styles.station}>
      {takes && <p className={styles.takes}>{i18n._(takes)}</p>}
      <div className={styles.body}>
        <h3 className={styles.name}>{i18n._(name)}</h3>
        {by && (
          <p className={styles.by}>
            {takes ? t`最迟` : t`今天`} <time dateTime={by}>{by}</time>
          </p>
        )}
        <p className={styles.text}>{i18n._(text)}</p>
      </div>
    </li>
  )
}
