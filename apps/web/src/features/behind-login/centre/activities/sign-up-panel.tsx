import { useLingui } from '@lingui/react/macro'
import type { ActivityDetail } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { Button, Card, DataList, Heading, Notice, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isMissing } from '../../../../lib/api/errors.ts'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { isFull } from '../../../../lib/content/activity.ts'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { Authorized } from '../../../../lib/session/authorized.tsx'
import styles from '../centre.module.css'
import type { CentreSearch } from '../centre-search.ts'
import { openedActivityQueryOptions, placeQueryOptions } from '../queries.ts'
import { SignUpButton } from './sign-up-button.tsx'

/** The activity that the address names, to sign up for. Public pages call nothing that wants a login, so that they lead here. */
export function SignUpPanel({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(openedActivityQueryOptions(id))
  const place = useQuery(placeQueryOptions(id))
  if (isMissing(query.error)) return <Notice tone="warning">{t`要报名的活动不存在，或已撤下。`}</Notice>
  const failed = [query, place].find(({ error }) => error)
  if (failed) return <LoadFailure query={failed} title={t`要报名的活动没有加载成功`} />
  if (!query.data || place.data === undefined) return <Skeleton height="14rem" />
  return <Chosen activity={query.data} hasPlace={place.data !== null} />
}

function Chosen({ activity, hasPlace }: { activity: ActivityDetail; hasPlace: boolean }) {
  const { t } = useLingui()
  const narrow = useNarrow<CentreSearch>()
  const { id, title, startTime, signUpDeadline, address, fee, signedCount, quota } = activity
  const items = [
    { id: 'start', term: t`开始时间`, detail: formatDateTime(startTime) },
    { id: 'until', term: t`报名截止`, detail: formatDateTime(signUpDeadline) },
    { id: 'place', term: t`地点`, detail: <span lang="zh-CN">{address}</span> },
    { id: 'left', term: t`剩余名额`, detail: Math.max(0, quota - signedCount) },
    { id: 'fee', term: t`费用`, detail: fee > 0 ? formatMoney(fee) : t`免费` },
  ]
  return (
    <Card.Root asChild>
      <section className={styles.question} aria-labelledby="sign-up">
        <Heading as="h2" size="lg" id="sign-up" lang="zh-CN">
          {title}
        </Heading>
        <DataList columns={2} items={items} />
        <Standing activity={activity} hasPlace={hasPlace} />
        <div className={styles.foot}>
          {!hasPlace && (
            <Authorized authority="activities.signUp">
              <SignUpButton activity={activity} />
            </Authorized>
          )}
          <Button asChild variant="outline">
            <Link to="/2408" search={{ view: 'activities', activity: id }}>{t`查看活动详情`}</Link>
          </Button>
          <Button variant="ghost" onClick={() => void narrow({ activity: undefined })}>{t`关闭`}</Button>
        </div>
      </section>
    </Card.Root>
  )
}

/** Why nobody signs up here now; nothing where it can be done. */
function Standing({ activity, hasPlace }: { activity: ActivityDetail; hasPlace: boolean }) {
  const { t } = useLingui()
  if (hasPlace) return <Notice tone="success" live="status">{t`您已报名，见下面的列表。`}</Notice>
  if (activity.status !== 'SIGNUP')
    return <Notice tone="warning">{t`现在不能报名：不在报名时间内，或活动已取消。`}</Notice>
  if (isFull(activity)) return <Notice tone="warning">{t`名额已满，有人取消后会重新开放。`}</Notice>
  return (
    <Authorized
      authority="activities.signUp"
      fallback={<Notice>{t`会员才能报名。入会并缴清会费后即可报名。`}</Notice>}
    >
      {null}
    </Authorized>
  )
}
