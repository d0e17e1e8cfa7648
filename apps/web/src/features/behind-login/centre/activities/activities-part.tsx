import { Plural, useLingui } from '@lingui/react/macro'
import type { ActivitySignUp } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button, type Column, EmptyState } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DataList } from '../../../../lib/chakra/data-list.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import styles from '../centre.module.css'
import { type CentreSearch, centrePageSize } from '../centre-search.ts'
import { signUpsQueryOptions } from '../queries.ts'
import { SignUpActions } from './sign-up-actions.tsx'
import { SignUpPanel } from './sign-up-panel.tsx'
import { signUpState, signUpStates } from './sign-up-states.ts'

/** What the member has signed up for, the latest activity first. */
export function ActivitiesPart({ search }: { search: CentreSearch }) {
  const { t } = useLingui()
  const query = useQuery(signUpsQueryOptions(search))
  const columns = useSignUpColumns()
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{t`报名截止前可以取消；已支付报名费的，请申请退款。`}</p>
      {search.activity && <SignUpPanel key={search.activity} id={search.activity} />}
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`我的活动`}
        page={search.page ?? 1}
        pageSize={centrePageSize}
        empty={<NoActivities />}
      />
    </div>
  )
}

function useSignUpColumns(): Column<ActivitySignUp>[] {
  const { t } = useLingui()
  return [
    {
      id: 'title',
      header: t`活动`,
      isRowHeader: true,
      cell: ({ activityTitle, address, creditHours }) => (
        <span>
          <span lang="zh-CN">{activityTitle}</span>
          <span className={styles.facts}>
            <span lang="zh-CN">{address}</span>
            {creditHours > 0 && (
              <>
                {' · '}
                <Plural value={creditHours} one="# 学时" other="# 学时" />
              </>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'startTime',
      header: t`开始时间`,
      nowrap: true,
      cell: ({ startTime }) => <time dateTime={startTime}>{formatDateTime(startTime)}</time>,
    },
    {
      id: 'signUpDeadline',
      header: t`报名截止`,
      nowrap: true,
      cell: ({ signUpDeadline }) => <time dateTime={signUpDeadline}>{formatDateTime(signUpDeadline)}</time>,
    },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: (signUp) => <State signUp={signUp} />,
    },
    {
      id: 'action',
      header: t`操作`,
      hideHeader: true,
      align: 'end',
      nowrap: true,
      cell: (signUp) => <SignUpActions signUp={signUp} />,
    },
  ]
}

/** Where a sign-up stands, and until when a place is held that has to be paid for: not until the sign-up ends. */
function State({ signUp }: { signUp: ActivitySignUp }) {
  const { t } = useLingui()
  const state = signUpState(signUp)
  const until = signUp.payUntil && formatDateTime(signUp.payUntil)
  return (
    <span>
      <StateBadge states={signUpStates} value={state} />
      {state === 'DUE' && until && <span className={styles.facts}>{t`请在 ${until} 前支付`}</span>}
    </span>
  )
}

function NoActivities() {
  const { t } = useLingui()
  return (
    <EmptyState
      art={<EmptyPicture variant="list" />}
      title={t`还没有报名的活动`}
      action={
        <Button asChild variant="outline">
          <Link to="/2408" search={{ view: 'activities' }}>{t`看看有哪些活动`}</Link>
        </Button>
      }
    >
      {t`报名的研讨会、培训和沙龙都会列在这里。`}
    </EmptyState>
  )
}
