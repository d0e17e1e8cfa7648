import { createFileRoute } from '@tanstack/react-router'
import { Applications } from '../../features/behind-login/applications/applications.tsx'
import { applySearch } from '../../features/behind-login/applications/apply-search.ts'
import { appliesLoader } from '../../features/behind-login/applications/queries.ts'
import { MembershipPanel } from '../../features/behind-login/membership/membership-panel.tsx'

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
