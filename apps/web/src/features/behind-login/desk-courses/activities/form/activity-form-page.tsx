import { useLingui } from '@lingui/react/macro'
import {
  RecordFormPage,
  type RecordPlaces,
  useOpenSaved,
} from '../../../../../lib/chakra/desk/record-form/record-form-page.tsx'
import { lazyPart } from '../../../../../lib/states/lazy-part.tsx'
import type { ActivityFormSearch } from '../activity-search.ts'
import { activityQueryOptions } from '../queries.ts'

// The page stands before its form, which is heavy.
const ActivityForm = lazyPart(() => import('./activity-form.tsx'))

const places: RecordPlaces = { form: '/form/activity', list: '/list/activities' }

/** Where activities are written: a new one, or the one that the address names. */
export function ActivityFormPage({ search: { id } }: { search: ActivityFormSearch }) {
  const { t } = useLingui()
  const openSaved = useOpenSaved(places, id)
  return (
    <RecordFormPage
      places={places}
      words={{
        ...{ title: t`活动编辑`, anew: t`写新活动`, all: t`全部活动` },
        ...{ missing: t`没有找到这项活动`, missingHint: t`它可能已被删除。` },
        failed: t`活动没有加载成功`,
      }}
      id={id}
      query={activityQueryOptions}
      form={(activity) => <ActivityForm activity={activity} onSaved={openSaved} />}
    />
  )
}
