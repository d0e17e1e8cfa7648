import { Plural, useLingui } from '@lingui/react/macro'
import type { MemberSummary } from '@portal/api-contract'
import { formatDate, formatDateTime } from '@portal/i18n'
import { Panel, SkeletonText, Link as TextLink } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { listOf } from '../../../lib/content/list-of.ts'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { memberSummaryQueryOptions } from '../../../lib/membership/member-summary.ts'
import { Each } from '../../../lib/states/each.tsx'
import styles from './member-home.module.css'

/** What is new and what comes: the latest messages, the next activity, the hours of the cycle. */
export function LatelyPanel() {
  const { t } = useLingui()
  const { data, error } = useQuery(memberSummaryQueryOptions)
  // What could not be loaded is told once, at the top of the page.
  if (!data && error) return null
  return <Panel title={t`近期`}>{data ? <Rows summary={data} /> : <SkeletonText lines={4} />}</Panel>
}

function Rows({ summary }: { summary: MemberSummary }) {
  const { t } = useLingui()
  const { messages } = useMemberLinks()
  const { unreadCount, nextActivity, hours } = summary
  const unread = listOf(summary.unreadMessages)
  return (
    <dl className={styles.rows}>
      <Row term={t`未读消息`} below={unread.length > 0 && <Unread messages={unread} />}>
        {unreadCount > 0 ? (
          <TextLink asChild>
            <Link {...messages}>
              <Plural value={unreadCount} one="# 条未读" other="# 条未读" />
            </Link>
          </TextLink>
        ) : (
          t`没有未读消息`
        )}
      </Row>
      <Row
        term={t`下一场活动`}
        below={nextActivity ? <Activity activity={nextActivity} /> : <NoActivity />}
      />
      {hours?.categories.map(({ category, creditedHours, requiredHours }) => (
        <Row key={category} term={category === '必修' ? t`必修学时` : t`选修学时`}>
          <span>{t`${creditedHours} / ${requiredHours} 学时`}</span>
          <span className={styles.rowTerm}>{t`${hours.fromYear}–${hours.toYear} 年周期`}</span>
        </Row>
      ))}
    </dl>
  )
}

interface RowProps {
  term: string
  /** Stands beside the term. */
  children?: ReactNode
  /** Stands below it, as wide as the card. */
  below?: ReactNode
}

const Row = ({ term, children, below }: RowProps) => (
  <div className={styles.row}>
    <dt className={styles.rowTerm}>{term}</dt>
    {children && <dd className={styles.rowFact}>{children}</dd>}
    {below && <dd className={styles.below}>{below}</dd>}
  </div>
)

/** The latest that are unread, each leading to itself. */
function Unread({ messages }: { messages: MemberSummary['unreadMessages'] }) {
  const { message } = useMemberLinks()
  return (
    <ul className={styles.unread}>
      <Each items={messages}>
        {({ id, title, createdDate }) => (
          <li className={styles.message}>
            <TextLink asChild>
              <Link {...message(id)} lang="zh-CN">
                {title}
              </Link>
            </TextLink>
            <time className={styles.rowTerm} dateTime={createdDate}>
              {formatDate(createdDate)}
            </time>
          </li>
        )}
      </Each>
    </ul>
  )
}

function Activity({ activity }: { activity: NonNullable<MemberSummary['nextActivity']> }) {
  const { activityTitle, startTime, address } = activity
  return (
    <>
      <span lang="zh-CN">{activityTitle}</span>
      <span className={styles.rowTerm}>
        <time dateTime={startTime}>{formatDateTime(startTime)}</time>
        {' · '}
        <span lang="zh-CN">{address}</span>
      </span>
    </>
  )
}

function NoActivity() {
  const { t } = useLingui()
  return (
    <>
      {t`还没有报名活动`}
      <TextLink asChild>
        <Link to="/2408">{t`看看有哪些活动`}</Link>
      </TextLink>
    </>
  )
}
