import { useLingui } from '@lingui/react/macro'
import type { UnitInvitation } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { type Column, EmptyState } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { DataList } from '../../../../lib/chakra/data-list.tsx'
import { FilterBar, FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import styles from './people.module.css'
import { invitationStatuses, type PeopleSearch, peoplePageSize } from './people-search.ts'
import { invitationsQueryOptions } from './queries.ts'
import { WithdrawInvitation } from './withdraw-invitation.tsx'
import { invitationStates } from './words.ts'

/** Whom the unit has invited, and what came of it. */
export function InvitationList({ search }: { search: PeopleSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<PeopleSearch>()
  const query = useQuery(invitationsQueryOptions(search))
  const columns = useInvitationColumns()
  return (
    <>
      <FilterBar label={t`筛选邀请`}>
        <FilterSelect
          label={t`状态`}
          all={t`全部状态`}
          value={search.status}
          options={invitationStatuses.map((value) => ({
            value,
            label: i18n._(invitationStates[value].label),
          }))}
          onChange={(status) => narrow({ status })}
        />
      </FilterBar>
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`邀请记录`}
        page={search.page ?? 1}
        pageSize={peoplePageSize}
        empty={
          search.status ? (
            <NothingFound title={t`没有这样的邀请`} />
          ) : (
            <EmptyState art={<EmptyPicture variant="list" />} title={t`还没有发出邀请`} />
          )
        }
      />
    </>
  )
}

function useInvitationColumns(): Column<UnitInvitation>[] {
  const { t } = useLingui()
  return [
    {
      id: 'phone',
      header: t`手机号码`,
      isRowHeader: true,
      cell: ({ phone, personName }) => (
        <span>
          {phone}
          {personName && (
            <span lang="zh-CN" className={styles.second}>
              {personName}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: ({ status }) => <StateBadge states={invitationStates} value={status} />,
    },
    {
      id: 'remark',
      header: t`附言`,
      cell: ({ remark }) => <span lang="zh-CN">{remark ?? '—'}</span>,
    },
    {
      id: 'createdDate',
      header: t`邀请时间`,
      nowrap: true,
      cell: ({ createdDate }) => <time dateTime={createdDate}>{formatDateTime(createdDate)}</time>,
    },
    {
      id: 'answeredDate',
      header: t`答复时间`,
      nowrap: true,
      cell: ({ answeredDate }) =>
        answeredDate ? <time dateTime={answeredDate}>{formatDateTime(answeredDate)}</time> : '—',
    },
    {
      id: 'action',
      header: t`操作`,
      hideHeader: true,
      align: 'end',
      nowrap: true,
      cell: (invitation) => invitation.status === 'PENDING' && <WithdrawInvitation invitation={invitation} />,
    },
  ]
}
