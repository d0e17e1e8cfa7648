import { useLingui } from '@lingui/react/macro'
import type { DeskSignUp } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button, type Column } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DeskList } from '../../../../../lib/chakra/desk/desk-list.tsx'
import { DeskPage } from '../../../../../lib/chakra/desk/desk-page.tsx'
import { FilterSelect } from '../../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../../../lib/chakra/nothing-found.tsx'
import { StateBadge } from '../../../../../lib/chakra/state-badge.tsx'
import { useNarrow } from '../../../../../lib/list/use-narrow.ts'
import { sortAmong } from '../../courses-search.ts'
import { type ActivitySearch, signUpSorts } from '../activity-search.ts'
import { activityQueryOptions, signUpsQueryOptions } from '../queries.ts'
import { signUpStateOf, signUpStates } from '../states.ts'
import { SignUpExport } from './sign-up-export.tsx'

interface SignUpListProps {
  activity: number
  search: ActivitySearch
}

/** Who has signed up for an activity. */
export function SignUpList({ activity: id, search }: SignUpListProps) {
  const { t } = useLingui()
  const { data: activity } = useQuery(activityQueryOptions(id))
  const query = useQuery(signUpsQueryOptions({ ...search, activity: id }))
  const columns = useColumns()
  const title = activity?.title ?? ''
  return (
    <DeskPage
      title={activity ? t`报名名单：${title}` : t`报名名单`}
      actions={
        <>
          <Button asChild variant="outline">
            <Link to="/list/activities">{t`全部活动`}</Link>
          </Button>
          <SignUpExport activity={id} search={search} />
        </>
      }
    >
      <DeskList
        query={query}
        columns={columns}
        rowKey={(signUp) => signUp.id}
        caption={t`报名名单`}
        search={{ page: search.page, sort: sortAmong(signUpSorts, search.sort) }}
        sorts={signUpSorts}
        filters={<Filters search={search} />}
        empty={<NothingFound title={t`没有符合条件的报名`} />}
      />
    </DeskPage>
  )
}

function useColumns(): Column<DeskSignUp>[] {
  const { t } = useLingui()
  return [
    {
      id: 'memberName',
      header: t`会员`,
      isRowHeader: true,
      isSortable: true,
      cell: ({ memberName }) => <span lang="zh-CN">{memberName}</span>,
    },
    {
      id: 'ownerType',
      header: t`会员类别`,
      nowrap: true,
      cell: ({ ownerType }) => (ownerType === 'UNIT' ? t`单位会员` : t`个人会员`),
    },
    { id: 'phone', header: t`手机号码`, nowrap: true, cell: ({ phone }) => phone ?? '—' },
    {
      id: 'signedDate',
      header: t`报名时间`,
      nowrap: true,
      isSortable: true,
      cell: ({ signedDate }) => formatDateTime(signedDate),
    },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: (signUp) => <StateBadge states={signUpStates} value={signUpStateOf(signUp)} />,
    },
  ]
}

function Filters({ search }: { search: ActivitySearch }) {
  const { t } = useLingui()
  const narrow = useNarrow<ActivitySearch>()
  return (
    <>
      <KeywordForm label={t`按会员查找`} value={search.member} onSearch={(member) => narrow({ member })} />
      <FilterSelect
        label={t`状态`}
        all={t`全部状态`}
        value={search.status}
        options={[
          { value: 'SIGNED', label: t`有名额` },
          { value: 'CANCELLED', label: t`已取消报名` },
        ]}
        onChange={(status) => narrow({ status })}
      />
    </>
  )
}
