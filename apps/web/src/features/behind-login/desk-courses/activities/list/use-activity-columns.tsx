import { useLingui } from '@lingui/react/macro'
import type { DeskActivitySummary } from '@portal/api-contract'
import { formatDateTime, formatMoney, formatNumber } from '@portal/i18n'
import { Button, type Column, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { RowActions } from '../../../../../lib/chakra/desk/row-actions.tsx'
import { StateBadge } from '../../../../../lib/chakra/state-badge.tsx'
import { activityStateWords } from '../states.ts'
import type { ActedOn } from '../use-activity-actions.tsx'

type Act = (activity: ActedOn) => unknown
type Actions = Record<'publish' | 'withdraw' | 'cancel', Act>

/** The columns of the list, the last with what can be done. */
export function useActivityColumns(actions: Actions): Column<DeskActivitySummary>[] {
  const { t } = useLingui()
  return [
    {
      id: 'title',
      header: t`标题`,
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, title }) => (
        <TextLink asChild>
          <Link to="/form/activity" search={{ id }} lang="zh-CN">
            {title}
          </Link>
        </TextLink>
      ),
    },
    {
      id: 'state',
      header: t`状态`,
      nowrap: true,
      cell: ({ state }) => <StateBadge states={activityStateWords} value={state} />,
    },
    {
      id: 'startTime',
      header: t`开始时间`,
      nowrap: true,
      isSortable: true,
      cell: ({ startTime }) => formatDateTime(startTime),
    },
    {
      id: 'signUpDeadline',
      header: t`报名截止`,
      nowrap: true,
      isSortable: true,
      cell: ({ signUpDeadline }) => formatDateTime(signUpDeadline),
    },
    {
      id: 'signedCount',
      header: t`已报名 / 名额`,
      align: 'end',
      nowrap: true,
      isSortable: true,
      cell: (activity) => <SignedCount {...activity} />,
    },
    {
      id: 'fee',
      header: t`费用`,
      align: 'end',
      nowrap: true,
      cell: ({ fee }) => (fee === 0 ? t`免费` : formatMoney(fee)),
    },
    {
      id: 'creditHours',
      header: t`学时`,
      align: 'end',
      nowrap: true,
      cell: ({ creditHours }) => formatNumber(creditHours),
    },
    {
      id: 'actions',
      header: t`操作`,
      nowrap: true,
      cell: (activity) => <RowButtons activity={activity} {...actions} />,
    },
  ]
}

function SignedCount({ id, title, signedCount, quota }: DeskActivitySummary) {
  const { t } = useLingui()
  return (
    <>
      <TextLink asChild>
        <Link to="/list/activities" search={{ activity: id }} aria-label={t`${title} 的报名名单`}>
          {formatNumber(signedCount)}
        </Link>
      </TextLink>
      {` / ${formatNumber(quota)}`}
    </>
  )
}

function RowButtons({ activity, publish, withdraw, cancel }: Actions & { activity: DeskActivitySummary }) {
  const { t } = useLingui()
  const { state, title, signedCount } = activity
  const isOnSite = state === 'UPCOMING' || state === 'SIGNUP'
  const button = (label: string, name: string, act: Act) => (
    <Button variant="ghost" size="sm" aria-label={name} onClick={() => void act(activity)}>
      {label}
    </Button>
  )
  return (
    <RowActions>
      {state === 'DRAFT' && button(t({ message: '发布', context: 'button' }), t`发布 ${title}`, publish)}
      {isOnSite &&
        signedCount === 0 &&
        button(t({ message: '撤回', context: 'button' }), t`撤回 ${title}`, withdraw)}
      {isOnSite && signedCount > 0 && button(t`取消活动`, t`取消活动 ${title}`, cancel)}
    </RowActions>
  )
}
