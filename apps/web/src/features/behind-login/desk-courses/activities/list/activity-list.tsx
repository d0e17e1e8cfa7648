import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { DeskListPage } from '../../../../../lib/chakra/desk/list/desk-list.tsx'
import { type DeskFilter, stateOptions } from '../../../../../lib/chakra/desk/list/filters.tsx'
import { type ActivitySearch, activityStates } from '../activity-search.ts'
import { activitySource } from '../queries.ts'
import { activityStateWords } from '../states.ts'
import { useActivityActions } from '../use-activity-actions.ts'
import { useActivityColumns } from './use-activity-columns.tsx'

/** Activities in every state; the number of who has signed up leads to them. */
export function ActivityList({ search }: { search: ActivitySearch }) {
  const { t } = useLingui()
  const { question, ...actions } = useActivityActions()
  return (
    <DeskListPage
      title={t`活动管理`}
      actions={
        <Button asChild>
          <Link to="/form/activity">{t`写活动`}</Link>
        </Button>
      }
      source={activitySource}
      search={search}
      columns={useActivityColumns(actions)}
      filters={useFilters()}
      rowKey={({ id }) => id}
      empty={t`没有符合条件的活动`}
    >
      {question}
    </DeskListPage>
  )
}

function useFilters(): DeskFilter<ActivitySearch>[] {
  const { t, i18n } = useLingui()
  return [
    { kind: 'keyword', param: 'title', label: t`按标题查找` },
    {
      kind: 'choice',
      param: 'state',
      label: t`状态`,
      all: t`全部状态`,
      options: stateOptions(i18n, activityStates, activityStateWords),
    },
  ]
}
