import { Plural, Trans } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { Notice, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../../lib/browser/use-now.ts'
import { dueReminders, remindDays, useReminders } from './reminders.ts'
import styles from './tenders.module.css'

/** Names the followed calls that end within the next days; nothing where there are none. */
export function DueNotice() {
  const due = dueReminders(useReminders(), useNow().getTime())
  if (due.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={
        <Plural
          value={due.length}
          one={`您关注的 # 个项目将在 ${remindDays} 天内截止`}
          other={`您关注的 # 个项目将在 ${remindDays} 天内截止`}
        />
      }
    >
      <ul className={styles.due}>
        {due.map(({ id, title, deadline }) => (
          <li key={id}>
            <TextLink asChild>
              <Link to="/tenderInformation" search={{ tender: id }}>
                <span lang="zh-CN">{title}</span>
              </Link>
            </TextLink>
            <span>
              <Trans>
                <time dateTime={deadline}>{formatDateTime(deadline)}</time> 截止
              </Trans>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
