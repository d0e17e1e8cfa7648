import { SkeletonText } from '@portal/ui/chakra'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Applications } from '../../features/behind-login/applications/applications.tsx'
import { applySearch } from '../../features/behind-login/applications/apply-search.ts'
import { appliesLoader } from '../../features/behind-login/applications/queries.ts'
import { MemberRights } from '../../features/behind-login/membership/member-rights.tsx'
import { MembershipPanel } from '../../features/behind-login/membership/membership-panel.tsx'
import { ContainedPart } from '../../lib/chakra/record/contained-part.tsx'
import { lazyPart } from '../../lib/states/lazy-part.tsx'

// The membership itself comes first.
const MyUnit = lazyPart(async () => ({
  default: (await import('../../features/behind-login/membership/people/person/my-unit.tsx')).MyUnit,
}))

export const Route = createFileRoute('/_person/personMemberManage')({
  staticData: {
    name: 'person-member-manage',
    authority: 'applies.read',
    words: ['applications', 'membership', 'forms'],
  },
  validateSearch: applySearch,
  loaderDeps: ({ search }) => search,
  loader: appliesLoader,
  component: PersonMembership,
})

function PersonMembership() {
  const membership = (
    <>
      <ContainedPart>
        <MembershipPanel rights={<MemberRights />} />
      </ContainedPart>
      <ContainedPart>
        <Suspense fallback={<SkeletonText lines={3} />}>
          <MyUnit />
        </Suspense>
      </ContainedPart>
    </>
  )
  return <Applications search={Route.useSearch()} membership={membership} />
}
