import { useLingui } from '@lingui/react/macro'
import type { DeskActivitySummary } from '@portal/api-contract'
import { formatMoney, formatNumber } from '@portal/i18n'
import { Button, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { columnsOf, type DeskColumn } from '../../../../../lib/chakra/desk/list/columns.tsx'
import { RowActions } from '../../../../../lib/chakra/desk/row-actions.tsx'
import { listIn } from '../activity-search.ts'
import { activityStateWords, hasSignUps } from '../states.ts'
import type { ActedOn } from '../use-activity-actions.ts'

type Act = (activity: ActedOn) => unknown
type Actions = Record<'publish' | 'withdraw' | 'cancel', Act>

const column = columnsOf<DeskActivitySummary>()

/** The columns of the list, the last with what can be done. */
export function useActivityColumns(actions: Actions): DeskColumn<DeskActivitySummary>[] {
  const { t, i18n } = useLingui()
  return [
    {
      ...column.text('title', t`标题`),
      isRowHeader: true,
      cell: ({ id, title }) => (
        <TextLink asChild>
          <Link to="/form/activity" search={{ id }} lang="zh-CN">
            {title}
          </Link>
        </TextLink>
      ),
    },
    column.state('state', t`状态`, activityStateWords, i18n),
    column.time('startTime', t`开始时间`),
    column.time('signUpDeadline', t`报名截止`),
    {
      ...column.count('signedCount', t`已报名 / 名额`),
      text: ({ signedCount, quota }) => `${signedCount}/${quota}`,
      cell: (activity) => <SignedCount {...activity} />,
    },
    { ...column.money('fee', t`费用`), cell: ({ fee }) => (fee === 0 ? t`免费` : formatMoney(fee)) },
    column.count('creditHours', t`学时`),
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
  const count = formatNumber(signedCount)
  return (
    <>
      <TextLink asChild>
        <Link
          to="."
          search={(search) => ({ ...listIn(search), activity: id })}
          aria-label={t`${count} 人报名：${title}`}
        >
          {count}
        </Link>
      </TextLink>
      {` / ${formatNumber(quota)}`}
    </>
  )
}

function RowButtons({ activity, publish, withdraw, cancel }: Actions & { activity: DeskActivitySummary }) {
  const { t } = useLingui()
  const { state, title } = activity
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
        !hasSignUps(activity) &&
        button(t({ message: '撤回', context: 'button' }), t`撤回 ${title}`, withdraw)}
      {isOnSite && hasSignUps(activity) && button(t`取消活动`, t`取消活动 ${title}`, cancel)}
    </RowActions>
  )
}
