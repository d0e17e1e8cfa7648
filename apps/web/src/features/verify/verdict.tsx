import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import styles from './verdict.module.css'
import { standingIcons, type Verdict as Words } from './verdict-words.ts'

interface VerdictProps {
  words: Words
  /** When the association's record was asked, in milliseconds. */
  askedAt: number
}

/** What the association's record says of the print, before anything else on the page. */
export function Verdict({ words: { standing, title, text }, askedAt }: VerdictProps) {
  const { t, i18n } = useLingui()
  const time = formatDateTime(new Date(askedAt))
  return (
    <header className={styles.verdict} data-standing={standing}>
      <span className={styles.mark}>
        <Icon name={standingIcons[standing]} size="2rem" />
      </span>
      <div className={styles.words}>
        <h1 className={styles.title}>{i18n._(title)}</h1>
        <p className={styles.text}>{i18n._(text)}</p>
      </div>
      <p className={styles.time}>{t`查验时间 ${time}`}</p>
    </header>
  )
}
