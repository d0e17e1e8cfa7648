import { createFileRoute } from '@tanstack/react-router'
import { PeopleTabs } from '../../features/behind-login/membership/people/people-tabs.tsx'
import { unitDataQueryOptions } from '../../features/behind-login/unit-data/queries.ts'
import { UnitData } from '../../features/behind-login/unit-data/unit-data.tsx'
import { memberSummaryQueryOptions } from '../../lib/membership/member-summary.ts'

export const Route = createFileRoute('/_unit/unitData/')({
  staticData: { name: 'member-management', words: ['unit-data', 'membership', 'forms'] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(unitDataQueryOptions)
    void queryClient.prefetchQuery(memberSummaryQueryOptions)
  },
  component: UnitDataPage,
})

function UnitDataPage() {
  return (
    <>
      <PeopleTabs current="data" />
      <UnitData />
    </>
  )
}
