import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DeskList } from '../../../../../lib/chakra/desk/desk-list.tsx'
import { DeskPage } from '../../../../../lib/chakra/desk/desk-page.tsx'
import { FilterSelect } from '../../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../../../lib/chakra/nothing-found.tsx'
import { useNarrow } from '../../../../../lib/list/use-narrow.ts'
import { sortAmong } from '../../courses-search.ts'
import { type ActivitySearch, activitySorts, activityStates } from '../activity-search.ts'
import { activitiesQueryOptions } from '../queries.ts'
import { activityStateWords } from '../states.ts'
import { useActivityActions } from '../use-activity-actions.tsx'
import { useActivityColumns } from './use-activity-columns.tsx'

/** Activities in every state; the number of who has signed up leads to them. */
export function ActivityList({ search }: { search: ActivitySearch }) {
  const { t } = useLingui()
  const query = useQuery(activitiesQueryOptions(search))
  const { question, ...actions } = useActivityActions()
  const columns = useActivityColumns(actions)
  return (
    <DeskPage
      title={t`活动管理`}
      actions={
        <Button asChild>
          <Link to="/form/activity">{t`写活动`}</Link>
        </Button>
      }
    >
      <DeskList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`活动管理`}
        search={{ page: search.page, sort: sortAmong(activitySorts, search.sort) }}
        sorts={activitySorts}
        filters={<Filters search={search} />}
        empty={<NothingFound title={t`没有符合条件的活动`} />}
      />
      {question}
    </DeskPage>
  )
}

function Filters({ search }: { search: ActivitySearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<ActivitySearch>()
  return (
    <>
      <KeywordForm label={t`按标题查找`} value={search.title} onSearch={(title) => narrow({ title })} />
      <FilterSelect
        label={t`状态`}
        all={t`全部状态`}
        value={search.state}
        options={activityStates.map((value) => ({ value, label: i18n._(activityStateWords[value].label) }))}
        onChange={(state) => narrow({ state })}
      />
    </>
  )
}
