import { createFileRoute } from '@tanstack/react-router'
import { AccountTabs } from '../../features/behind-login/centre/account-tabs.tsx'
import { unitCentreSearch } from '../../features/behind-login/centre/centre-search.ts'
import { PartCard } from '../../features/behind-login/centre/part-card.tsx'
import { isAccountPart, type UnitPartName } from '../../features/behind-login/centre/parts.ts'
import { centreLoader } from '../../features/behind-login/centre/queries.ts'
import { PeopleTabs } from '../../features/behind-login/membership/people/people-tabs.tsx'
import { unitDataQueryOptions } from '../../features/behind-login/unit-data/queries.ts'
import { UnitData } from '../../features/behind-login/unit-data/unit-data.tsx'
import { memberSummaryQueryOptions } from '../../lib/membership/member-summary.ts'

export const Route = createFileRoute('/_unit/unitData')({
  staticData: { name: 'member-management', words: ['unit-data', 'centre', 'membership', 'forms', 'parts'] },
  validateSearch: unitCentreSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (deps.part) return centreLoader(deps.part, { context, deps })
    void context.queryClient.prefetchQuery(unitDataQueryOptions)
    void context.queryClient.prefetchQuery(memberSummaryQueryOptions)
  },
  component: UnitDataPage,
})

function UnitDataPage() {
  const search = Route.useSearch()
  return (
    <>
      <PeopleTabs current={tabOf(search.part)} />
      {search.part && isAccountPart(search.part) && <AccountTabs current={search.part} />}
      {search.part ? <PartCard part={search.part} search={search} /> : <UnitData />}
    </>
  )
}

/** The tab of a part: the account's are behind one. */
function tabOf(part: UnitPartName | undefined) {
  if (part === 'activities' || part === 'favourites') return part
  return part ? 'account' : 'data'
}
