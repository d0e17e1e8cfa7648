import { useLingui } from '@lingui/react/macro'
import { TabNav } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import type { TendersSearch } from './tenders-search.ts'

/** All calls, or those that the unit keeps. */
export function TenderTabs({ part }: Pick<TendersSearch, 'part'>) {
  const { t } = useLingui()
  const tabs = [
    { id: 'all', label: t`全部招标`, search: {} },
    { id: 'kept', label: t`我的收藏`, search: { part: 'kept' as const } },
  ]
  return (
    <TabNav
      label={t`招标信息的范围`}
      tabs={tabs}
      currentId={part ?? 'all'}
      link={({ search }) => (
        <Link
          to="/tenderInformation"
          search={search}
          resetScroll={false}
          // Without it all calls would be the current page among those that are kept, too.
          activeOptions={{ exact: true }}
        />
      )}
    />
  )
}
