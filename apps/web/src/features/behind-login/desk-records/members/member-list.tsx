import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { DeskList } from '../../../../lib/chakra/desk/desk-list.tsx'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { ExportButton } from '../../../../lib/chakra/export-button.tsx'
import { FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { cities } from '../../../../lib/content/cities.ts'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { wordOptions } from '../../../../lib/membership/member-words.ts'
import { harmlessCsv } from '../../../../lib/table/csv.ts'
import { allMembers, membersQueryOptions } from '../queries.ts'
import { type MembersSearch, memberLevels, memberSorts } from '../records-search.ts'
import { membershipStates, ownerNames } from '../words.ts'
import { useMemberColumns } from './use-member-columns.tsx'

/** Units and persons, with all of whom the list is narrowed to as a file. */
export function MemberList({ search }: { search: MembersSearch }) {
  const { t } = useLingui()
  const query = useQuery(membersQueryOptions(search))
  const columns = useMemberColumns()
  return (
    <DeskPage title={t`会员名录`} actions={<Export search={search} />}>
      <DeskList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`会员名录`}
        search={search}
        sorts={memberSorts}
        filters={<Filters search={search} />}
        empty={<NothingFound title={t`没有符合条件的会员`} />}
      />
    </DeskPage>
  )
}

function Export({ search }: { search: MembersSearch }) {
  const { t, i18n } = useLingui()
  const heads = [t`名称`, t`会员类别`, t`会员编号`, t`会员等级`, t`状态`, t`城市`, t`入会日期`, t`有效期至`]
  const getCsv = async () => {
    const rows = (await allMembers(search)).map((member) => [
      member.name,
      i18n._(ownerNames[member.ownerType]),
      member.memberNo ?? '',
      member.memberLevel ?? '',
      i18n._(membershipStates[member.membershipStatus].label),
      member.city ?? '',
      member.joinDate ?? '',
      member.validTo ?? '',
    ])
    return harmlessCsv([heads, ...rows])
  }
  return <ExportButton fileName={t`会员名录`} getCsv={getCsv}>{t`导出列表`}</ExportButton>
}

function Filters({ search }: { search: MembersSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<MembersSearch>()
  return (
    <>
      <KeywordForm label={t`按名称查找`} value={search.name} onSearch={(name) => narrow({ name })} />
      <FilterSelect
        label={t`会员类别`}
        all={t`全部类别`}
        value={search.type}
        options={(['UNIT', 'PERSON'] as const).map((value) => ({ value, label: i18n._(ownerNames[value]) }))}
        onChange={(type) => narrow({ type })}
      />
      <FilterSelect
        label={t`会员等级`}
        all={t`全部等级`}
        value={search.level}
        options={wordOptions(i18n, memberLevels)}
        onChange={(level) => narrow({ level })}
      />
      <FilterSelect
        label={t`城市`}
        all={t`全部城市`}
        value={search.city}
        options={cities.map((value) => ({ value, label: value }))}
        onChange={(city) => narrow({ city })}
      />
    </>
  )
}
