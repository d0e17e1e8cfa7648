import { createFileRoute } from '@tanstack/react-router'
import { MembershipPanel } from '../../features/account/membership/membership-panel.tsx'
import { Applications } from '../../features/applications/applications.tsx'
import { applySearch } from '../../features/applications/apply-search.ts'
import { appliesLoader } from '../../features/applications/queries.ts'

export const Route = createFileRoute('/_unit/memberManagement')({
  staticData: { name: 'member-management', authority: 'applies.read', words: ['applications', 'forms'] },
  validateSearch: applySearch,
  loaderDeps: ({ search }) => search,
  loader: appliesLoader,
  component: UnitMembership,
})

function UnitMembership() {
  return <Applications search={Route.useSearch()} membership={<MembershipPanel />} />
}
