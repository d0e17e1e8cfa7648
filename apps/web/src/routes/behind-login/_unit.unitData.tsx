import { createFileRoute } from '@tanstack/react-router'
import { unitCentreSearch } from '../../features/behind-login/centre/centre-search.ts'
import { PartCard } from '../../features/behind-login/centre/part-card.tsx'
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
      <PeopleTabs current={search.part ?? 'data'} />
      {search.part ? <PartCard part={search.part} search={search} /> : <UnitData />}
    </>
  )
}
