import { Plural, useLingui } from '@lingui/react/macro'
import type { Tender } from '@portal/api-contract'
import { formatDate, formatDateTime } from '@portal/i18n'
import { Badge } from '@portal/ui/chakra'
import { serverNow } from '../../../lib/api/server-clock.ts'
import { daysLeft } from '../../../lib/dates/days-left.ts'
import { remindDays } from './reminders.ts'
import styles from './tenders.module.css'

/** When a call ends, and how long that is from today. */
export const Deadline = ({ tender: { deadline, status } }: { tender: Tender }) => (
  <span className={styles.deadline}>
    <time dateTime={deadline}>{formatDateTime(deadline)}</time>
    <TimeLeft deadline={deadline} isClosed={status === 'CLOSED'} />
  </span>
)

function TimeLeft({ deadline, isClosed }: { deadline: string; isClosed: boolean }) {
  const { t } = useLingui()
  if (isClosed || Date.parse(deadline) <= serverNow()) return <Badge>{t`已截止`}</Badge>
  const days = daysLeft(formatDate(deadline))
  return (
    <Badge tone={days <= remindDays ? 'warning' : 'info'}>
      {days === 0 ? t`今天截止` : <Plural value={days} one="还有 # 天" other="还有 # 天" />}
    </Badge>
  )
}
