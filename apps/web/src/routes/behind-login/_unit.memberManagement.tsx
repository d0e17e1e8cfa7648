import { SkeletonText } from '@portal/ui/chakra'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Applications } from '../../features/behind-login/applications/applications.tsx'
import { applySearch } from '../../features/behind-login/applications/apply-search.ts'
import { appliesLoader } from '../../features/behind-login/applications/queries.ts'
import { MemberRights } from '../../features/behind-login/membership/member-rights.tsx'
import { MembershipPanel } from '../../features/behind-login/membership/membership-panel.tsx'
import { peopleSearch } from '../../features/behind-login/membership/people/people-search.ts'
import { PeopleTabs } from '../../features/behind-login/membership/people/people-tabs.tsx'
import { peopleLoader } from '../../features/behind-login/membership/people/queries.ts'
import { Authorized } from '../../lib/session/authorized.tsx'
import { lazyPart } from '../../lib/states/lazy-part.tsx'

// The overview is what most visits are for.
const PeoplePage = lazyPart(async () => ({
  default: (await import('../../features/behind-login/membership/people/people-page.tsx')).PeoplePage,
}))

const PeopleCourses = lazyPart(async () => ({
  default: (await import('../../features/behind-login/membership/people/courses/people-courses.tsx'))
    .PeopleCourses,
}))

export const Route = createFileRoute('/_unit/memberManagement')({
  staticData: {
    name: 'member-management',
    authority: 'applies.read',
    words: ['applications', 'membership', 'forms', 'parts'],
  },
  validateSearch: (search: Record<string, unknown>) => ({ ...applySearch(search), ...peopleSearch(search) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    deps.part ? peopleLoader({ context, deps }) : appliesLoader({ context, deps }),
  component: UnitMembership,
})

function UnitMembership() {
  const search = Route.useSearch()
  const applications = (
    <Applications search={search} membership={<MembershipPanel rights={<MemberRights />} />} />
  )
  return (
    <>
      {!search.apply && !search.begin && <PeopleTabs current={search.part ?? 'applications'} />}
      {search.part ? (
        <Authorized authority="people.manage" fallback={applications}>
          <Suspense fallback={<SkeletonText lines={10} />}>
            {search.part === 'courses' ? <PeopleCourses search={search} /> : <PeoplePage search={search} />}
          </Suspense>
        </Authorized>
      ) : (
        applications
      )}
    </>
  )
}
