import { useLingui } from '@lingui/react/macro'
import type { DeskSignUp } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { columnsOf, type DeskColumn } from '../../../../../lib/chakra/desk/list/columns.tsx'
import { DeskListPage } from '../../../../../lib/chakra/desk/list/desk-list.tsx'
import type { DeskFilter } from '../../../../../lib/chakra/desk/list/filters.tsx'
import { ownerNames } from '../../../../../lib/chakra/desk/record-words.ts'
import { StateBadge, stateWord } from '../../../../../lib/chakra/state-badge.tsx'
import { type ActivitySearch, listIn } from '../activity-search.ts'
import { activityQueryOptions, signUpSource } from '../queries.ts'
import { signUpStateOf, signUpStates } from '../states.ts'

interface SignUpListProps {
  activity: number
  search: ActivitySearch
}

/** Who has signed up for an activity. */
export function SignUpList({ activity: id, search }: SignUpListProps) {
  const { t } = useLingui()
  const { data: activity } = useQuery(activityQueryOptions(id))
  const title = activity?.title ?? ''
  return (
    <DeskListPage
      title={activity ? t`报名名单：${title}` : t`报名名单`}
      actions={
        <Button asChild variant="outline">
          <Link to="." search={listIn}>{t`全部活动`}</Link>
        </Button>
      }
      source={signUpSource}
      search={search}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={(signUp) => signUp.id}
      empty={t`没有符合条件的报名`}
    />
  )
}

const column = columnsOf<DeskSignUp>()

function useColumns(): DeskColumn<DeskSignUp>[] {
  const { t, i18n } = useLingui()
  return [
    {
      ...column.text('memberName', t`会员`),
      isRowHeader: true,
    },
    column.word('ownerType', t`会员类别`, ownerNames, i18n),
    column.short('phone', t`手机号码`),
    column.time('signedDate', t`报名时间`),
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      text: (signUp) => i18n._(stateWord(signUpStates, signUpStateOf(signUp))),
      cell: (signUp) => <StateBadge states={signUpStates} value={signUpStateOf(signUp)} />,
    },
  ]
}

function useFilters(): DeskFilter<ActivitySearch>[] {
  const { t } = useLingui()
  return [
    { kind: 'keyword', param: 'member', label: t`按会员查找` },
    {
      kind: 'choice',
      param: 'status',
      label: t`状态`,
      all: t`全部状态`,
      options: [
        { value: 'SIGNED', label: t`有名额` },
        { value: 'CANCELLED', label: t`已取消报名` },
      ],
    },
  ]
}
