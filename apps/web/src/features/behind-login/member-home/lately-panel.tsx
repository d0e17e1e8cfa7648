import { Plural, useLingui } from '@lingui/react/macro'
import type { MemberSummary } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Panel, SkeletonText, Link as TextLink } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { memberSummaryQueryOptions } from '../../../lib/membership/member-summary.ts'
import { useRole } from '../../../lib/session/session.ts'
import styles from './member-home.module.css'

/** What is new and what comes: messages, the next activity, the hours of the cycle. */
export function LatelyPanel() {
  const { t } = useLingui()
  const { data, error } = useQuery(memberSummaryQueryOptions)
  // What could not be loaded is told once, at the top of the page.
  if (!data && error) return null
  return <Panel title={t`近期`}>{data ? <Rows summary={data} /> : <SkeletonText lines={4} />}</Panel>
}

function Rows({ summary: { unreadCount, nextActivity, hours } }: { summary: MemberSummary }) {
  const { t } = useLingui()
  // The information centre is a page of persons (specification §2); a unit's notices have one of their own.
  const to = useRole() === 'memberCompany' ? '/unitMessages' : '/informationCenter'
  return (
    <dl className={styles.rows}>
      <Row term={t`未读消息`}>
        {unreadCount > 0 ? (
          <TextLink asChild>
            <Link to={to}>
              <Plural value={unreadCount} one="# 条未读" other="# 条未读" />
            </Link>
          </TextLink>
        ) : (
          t`没有未读消息`
        )}
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
