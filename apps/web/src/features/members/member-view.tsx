import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Page } from '../../lib/page/page.tsx'
import { ActivityList } from './activities/activity-list.tsx'
import { PersonDirectory } from './directory/person-directory.tsx'
import { UnitDirectory } from './directory/unit-directory.tsx'
import { BenefitList } from './joining/benefit-list.tsx'
import { FeeYears } from './joining/fee-years.tsx'
import { JoinGuide } from './joining/join-guide.tsx'
import type { MembersSearch } from './members-search.ts'

// Reading needs the sanitiser, which lists do not.
const ActivityDetail = lazy(() => import('./activities/activity-detail.tsx'))

export interface MemberViewProps {
  id: 'join' | 'benefits' | 'units' | 'persons' | 'activities' | 'fee-years'
  search: MembersSearch
}

/** A page of the member centre beside its news. */
export default function MemberView({ id, search }: MemberViewProps) {
  if (id === 'join') return <JoinGuide />
  if (id === 'benefits') return <BenefitList />
  if (id === 'units') return <UnitDirectory search={search} />
  if (id === 'persons') return <PersonDirectory search={search} />
  if (id === 'activities') return <Activities search={search} />
  return <FeeYearsPage search={search} />
}

function Activities({ search }: { search: MembersSearch }) {
  if (!search.activity) return <ActivityList search={search} />
  return (
    <Suspense>
      <ActivityDetail id={search.activity} />
    </Suspense>
  )
}

function FeeYearsPage({ search }: { search: MembersSearch }) {
  const { t } = useLingui()
  return (
    <Page
      title={t`会费公示`}
      lead={t`会员各年度会费的缴纳情况。只公布是否缴清，不公布金额；当年新缴的次日更新。`}
    >
      <FeeYears search={search} reset={{ view: 'fee-years' }} />
    </Page>
  )
}
