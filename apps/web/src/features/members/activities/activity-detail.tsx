import { useLingui } from '@lingui/react/macro'
import type { ActivityDetail as Detail } from '@portal/api-contract'
import { formatDateTime, formatMoney, formatNumber } from '@portal/i18n'
import { buttonClass, DescriptionList, EmptyState, Notice, SkeletonText, Tag } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { isMissing } from '../../../lib/api/errors.ts'
import { isFull } from '../../../lib/content/activity.ts'
import { Picture } from '../../../lib/content/picture.tsx'
import { plainText } from '../../../lib/content/rich-text/plain-text.ts'
import { RichText } from '../../../lib/content/rich-text/rich-text.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { doorOf, loginHref } from '../../../lib/session/login-address.ts'
import { useRole } from '../../../lib/session/session.ts'
import { ErrorPicture } from '../../../lib/states/error-picture.tsx'
import { LoadError } from '../../../lib/states/load-error.tsx'
import { activityQueryOptions } from '../queries.ts'
import styles from './activity-detail.module.css'
import { wordsOf } from './activity-words.ts'

/** An activity to read about before signing up. */
export default function ActivityDetail({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(activityQueryOptions(id))
  usePageTitle(query.data?.title, query.data && plainText(query.data.content))
  if (query.data) return <Activity activity={query.data} />
  if (isMissing(query.error)) {
    return (
      <EmptyState art={<ErrorPicture variant="notFound" />} title={t`没有找到这个活动`} action={<Back />} />
    )
  }
  return query.error ? <LoadError title={t`活动没有加载成功`} query={query} /> : <SkeletonText lines={10} />
}

function Activity({ activity }: { activity: Detail }) {
  const { i18n, t } = useLingui()
  const { tone, name } = wordsOf(activity)
  return (
    <article className={styles.activity}>
      <header className={styles.head}>
        <p>
          <Tag tone={tone} dot>
            {i18n._(name)}
          </Tag>
        </p>
        <h1 lang="zh-CN" className={styles.title}>
          {activity.title}
        </h1>
      </header>
      {activity.coverUrl && (
        <Picture path={activity.coverUrl} width={800} height={500} className={styles.cover} />
      )}
      <div className={styles.facts}>
        <Facts activity={activity} />
        {isFull(activity) && (
          <Notice tone="warning" title={t`名额已满`}>
            {t`报名截止前有人取消，名额会重新开放，请过些时候再来看看。`}
          </Notice>
        )}
        {activity.status === 'SIGNUP' && !isFull(activity) && <SignUp id={activity.id} />}
      </div>
      <RichText html={activity.content} />
      <p>
        <Back />
      </p>
    </article>
  )
}

/** Leads to where a member signs up, by the choice of both logins where nobody is logged in. A unit signs up for itself. */
function SignUp({ id }: { id: number }) {
  const { t } = useLingui()
  const role = useRole()
  const part = role === 'memberCompany' ? '/unitData?part=activities&' : '/personalCenter/activities?'
  const path = `${part}activity=${id}`
  const href = role === null ? loginHref(path, doorOf(role)) : path
  return (
    <StoredLink href={href} className={buttonClass()}>
      {role === null ? t`登录后报名` : t({ message: '报名', context: 'button' })}
    </StoredLink>
  )
}

function Facts({ activity }: { activity: Detail }) {
  const { t } = useLingui()
  const items = [
    { id: 'start', term: t`开始时间`, detail: formatDateTime(activity.startTime) },
    { id: 'end', term: t`结束时间`, detail: formatDateTime(activity.endTime) },
    { id: 'until', term: t`报名截止`, detail: formatDateTime(activity.signUpDeadline) },
    { id: 'place', term: t`地点`, detail: <span lang="zh-CN">{activity.address}</span> },
    {
      id: 'quota',
      term: t`已报名`,
      detail: `${formatNumber(activity.signedCount)} / ${formatNumber(activity.quota)}`,
    },
    {
      id: 'hours',
      term: t`学时`,
      detail: activity.creditHours > 0 ? formatNumber(activity.creditHours) : t`不计`,
    },
    { id: 'fee', term: t`费用`, detail: activity.fee > 0 ? formatMoney(activity.fee) : t`免费` },
  ]
  return <DescriptionList items={items} />
}

function Back() {
  const { t } = useLingui()
  return (
    <Link
      to="/2408"
      search={{ view: 'activities' }}
      activeOptions={{ exact: true }}
      resetScroll={false}
      className={buttonClass({ variant: 'outline' })}
    >
      {t`返回活动列表`}
    </Link>
  )
}
