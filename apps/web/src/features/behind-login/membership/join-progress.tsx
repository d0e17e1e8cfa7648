import { useLingui } from '@lingui/react/macro'
import { SkeletonText, Link as TextLink } from '@portal/ui/chakra'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api, unwrapList } from '../../../lib/api/http.ts'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { memberSummaryQueryOptions } from '../../../lib/membership/member-summary.ts'
import { membersPhone } from '../../../lib/page/site-info.ts'
import { joinWords, leftWords } from './join-words.ts'
import styles from './membership-panel.module.css'

/** The caller's latest application to join; null when there is none. */
const joinQueryOptions = queryOptions({
  queryKey: ['account', 'join'],
  queryFn: async ({ signal }) => {
    const query = { 'applyKind.equals': 'JOIN', size: 1 }
    const { items } = await unwrapList(api.GET('/api/member-applies/user', { params: { query }, signal }))
    return items[0] ?? null
  },
})

/** How far somebody is who has not joined yet, or has left, and what comes next. */
export function JoinProgress() {
  const { t, i18n } = useLingui()
  const query = useQuery(joinQueryOptions)
  const { data: application, isLoadingError } = query
  const { data: summary, isPending } = useQuery(memberSummaryQueryOptions)
  if (isLoadingError) return <LoadFailure query={query} title={t`入会申请没有加载成功`} />
  if (application === undefined || isPending) return <SkeletonText lines={3} />
  const hasLeft = summary?.state === 'QUIT'
  const { state, next, asksPapers } = hasLeft ? leftWords : joinWords(application ?? undefined)
  return (
    <div className={styles.membership}>
      <p className={styles.state}>{i18n._(state)}</p>
      {!hasLeft && application?.returnReason && (
        <p className={styles.reason} lang="zh-CN">
          {application.returnReason}
        </p>
      )}
      <p className={styles.next}>{i18n._(next)}</p>
      {asksPapers && <Ways />}
    </div>
  )
}

/** What a home says of the membership of who has none: the next step stands over it. */
export function JoinWays() {
  const { t } = useLingui()
  return (
    <div className={styles.membership}>
      <p className={styles.next}>{t`入会后，会员等级、会员编号和有效期都会显示在这里。`}</p>
      <Ways />
    </div>
  )
}

function Ways() {
  const { t } = useLingui()
  const phone = membersPhone
  return (
    <p className={styles.ways}>
      <TextLink asChild>
        <Link to="/MemberRegister">{t`需要哪些材料`}</Link>
      </TextLink>
      <TextLink href={`tel:${phone}`}>{t`会员部 ${phone}`}</TextLink>
    </p>
  )
}
