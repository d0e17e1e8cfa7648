import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { DeskList } from '../../../../lib/chakra/desk/desk-list.tsx'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { useStaffId } from '../../../../lib/chakra/desk/staff-id.ts'
import { FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { rawWord } from '../../../../lib/content/stored-words.ts'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { applicationsQueryOptions } from '../queries.ts'
import {
  type ApplicationsSearch,
  applicationSorts,
  applyKinds,
  applyStatuses,
  nodes,
  views,
} from '../reviews-search.ts'
import { kindNames, nodeNames, ownerNames, statusStates } from '../words.ts'
import { useApplicationColumns } from './use-application-columns.tsx'

/** Everybody's applications: without a filter those that wait, the ones due first. */
export function ApplicationList({ search }: { search: ApplicationsSearch }) {
  const { t } = useLingui()
  const staffId = useStaffId()
  const query = useQuery(applicationsQueryOptions(search, staffId))
  const columns = useApplicationColumns(staffId)
  return (
    <DeskPage title={t`会员申请审核`}>
      <DeskList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`会员申请审核`}
        search={search}
        sorts={applicationSorts}
        filters={<Filters search={search} />}
        empty={<NothingFound title={t`没有符合条件的申请`} />}
      />
    </DeskPage>
  )
}

function Filters({ search }: { search: ApplicationsSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<ApplicationsSearch>()
  const viewNames = { mine: t`我领取的`, overdue: t`已超期`, all: t`全部申请` }
  return (
    <>
      <KeywordForm label={t`按申请人查找`} value={search.name} onSearch={(name) => narrow({ name })} />
      <FilterSelect
        label={t`范围`}
        all={t`待审核`}
        value={search.view}
        options={views.map((value) => ({ value, label: viewNames[value] }))}
        onChange={(view) => narrow({ view })}
      />
      <FilterSelect
        label={t`环节`}
        all={t`全部环节`}
        value={search.node}
        options={nodes.map((value) => ({ value, label: i18n._(nodeNames[value] ?? rawWord(value)) }))}
        onChange={(node) => narrow({ node })}
      />
      <FilterSelect
        label={t`事项`}
        all={t`全部事项`}
        value={search.kind}
        options={applyKinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))}
        onChange={(kind) => narrow({ kind })}
      />
      <FilterSelect
        label={t`会员类别`}
        all={t`全部类别`}
        value={search.type}
        options={(['UNIT', 'PERSON'] as const).map((value) => ({ value, label: i18n._(ownerNames[value]) }))}
        onChange={(type) => narrow({ type })}
      />
      <FilterSelect
        label={t`状态`}
        all={t`全部状态`}
        value={search.status}
        options={applyStatuses.map((value) => ({ value, label: i18n._(statusStates[value].label) }))}
        onChange={(status) => narrow({ status })}
      />
    </>
  )
}
