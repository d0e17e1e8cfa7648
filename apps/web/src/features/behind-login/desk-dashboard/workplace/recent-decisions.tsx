import { useLingui } from '@lingui/react/macro'
import type { DeskLogEntry } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Panel, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { actionStates, subjectNames } from '../../../../lib/chakra/desk/record-words.ts'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { useAuthorized } from '../../../../lib/session/authorized.tsx'
import styles from '../dashboard.module.css'
import { recordLink } from './record-link.ts'

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
  const { action, subjectKind, subjectName, time } = entry
  const { needs, ...link } = recordLink(entry) ?? { to: '' }
  const mayOpen = useAuthorized(needs)
  return (
    <li className={styles.line}>
      <span className={styles.done}>
        <StateBadge states={actionStates} value={action} />
        {link.to && mayOpen ? (
          <TextLink asChild lang="zh-CN">
            <Link {...link}>{subjectName}</Link>
          </TextLink>
        ) : (
          <span lang="zh-CN">{subjectName}</span>
        )}
        <span className={styles.quiet}>{i18n._(wordOf(subjectNames, subjectKind))}</span>
      </span>
      <time dateTime={time} className={styles.quiet}>
        {formatDateTime(time)}
      </time>
    </li>
  )
}
