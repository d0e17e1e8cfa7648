import { useLingui } from '@lingui/react/macro'
import type { DeskLogEntry } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Panel } from '@portal/ui/chakra'
import { SubjectName } from '../../../../lib/chakra/desk/record/record-name.tsx'
import { actionStates, subjectNames } from '../../../../lib/chakra/desk/record-words.ts'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import styles from '../dashboard.module.css'

/** What the account did last. */
export function RecentDecisions({ recent }: { recent: DeskLogEntry[] }) {
  const { t } = useLingui()
  return (
    <Panel title={t`我最近办理的`}>
      {recent.length === 0 && <p>{t`还没有办理记录。`}</p>}
      <ul className={styles.lines}>
        {recent.map((entry) => (
          <Done key={entry.id} entry={entry} />
        ))}
      </ul>
    </Panel>
  )
}

function Done({ entry }: { entry: DeskLogEntry }) {
  const { i18n } = useLingui()
  const { action, subjectKind, time } = entry
  return (
    <li className={styles.line}>
      <span className={styles.done}>
        <StateBadge states={actionStates} value={action} />
        <SubjectName entry={entry} />
        <span className={styles.quiet}>{i18n._(wordOf(subjectNames, subjectKind))}</span>
      </span>
      <time dateTime={time} className={styles.quiet}>
        {formatDateTime(time)}
      </time>
    </li>
  )
}
