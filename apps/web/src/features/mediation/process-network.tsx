import { useLingui } from '@lingui/react/macro'
import styles from './process-network.module.css'
import { processSteps } from './process-steps.ts'

/**
 * The procedure as the trade draws a schedule: numbered events joined by arrows, the activity over the arrow and its time
 * below. For a screen reader it is the list of the activities, in their order.
 */
export function ProcessNetwork() {
  const { i18n, t } = useLingui()
  return (
    <>
      <ol className={styles.network}>
        {processSteps.map(({ name, time, who, text, exit }) => (
          <li key={name.id} className={styles.step}>
            <h3 className={styles.name}>{i18n._(name)}</h3>
            <span className={styles.arrow} aria-hidden="true" />
            <p className={styles.time}>{i18n._(time)}</p>
            <div className={styles.text}>
              <p className={styles.who}>{i18n._(who)}</p>
              <p>{i18n._(text)}</p>
              {exit && <p className={styles.exit}>{i18n._(exit)}</p>}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.total}>{t`从受理到签订协议，一般 45 日以内；任何一方可以随时书面退出。`}</p>
    </>
  )
}
