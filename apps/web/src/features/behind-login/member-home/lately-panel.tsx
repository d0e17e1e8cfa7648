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
  const { unreadCount, unreadMessages, nextActivity, hours } = summary
  return (
    <dl className={styles.rows}>
      <Row term={t`未读消息`}>
        {unreadCount > 0 ? (
          <TextLink asChild>
            <Link {...messages}>
              <Plural value={unreadCount} one="# 条未读" other="# 条未读" />
            </Link>
          </TextLink>
        ) : (
          t`没有未读消息`
        )}
        <Unread messages={listOf(unreadMessages)} />
      </Row>
      <Row term={t`下一场活动`}>{nextActivity ? <Activity activity={nextActivity} /> : <NoActivity />}</Row>
      {hours?.categories.map(({ category, creditedHours, requiredHours }) => (
        <Row key={category} term={category === '必修' ? t`必修学时` : t`选修学时`}>
          <span>{t`${creditedHours} / ${requiredHours} 学时`}</span>
          <span className={styles.rowTerm}>{t`${hours.fromYear}–${hours.toYear} 年周期`}</span>
        </Row>
      ))}
    </dl>
  )
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className={styles.rowTerm}>{term}</dt>
    <dd className={styles.rowFact}>{children}</dd>
  </div>
)

/** The latest that are unread, each leading to itself. */
function Unread({ messages }: { messages: MemberSummary['unreadMessages'] }) {
  const { message } = useMemberLinks()
  if (messages.length === 0) return null
  return (
    <ul className={styles.unread}>
      <Each items={messages}>
        {({ id, title, createdDate }) => (
          <li className={styles.rowFact}>
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
