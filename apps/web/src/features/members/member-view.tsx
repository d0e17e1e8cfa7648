import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { PageHeading } from '../../lib/page-heading.tsx'
import { ActivityList } from './activity-list.tsx'
import { BenefitList } from './benefit-list.tsx'
import directory from './directory.module.css'
import { FeeYears } from './fee-years.tsx'
import { JoinGuide } from './join-guide.tsx'
import type { MembersSearch } from './members-search.ts'
import { PersonDirectory } from './person-directory.tsx'
import { UnitDirectory } from './unit-directory.tsx'

// Reading needs the sanitiser, which lists do not.
const ActivityDetail = lazy(() => import('./activity-detail.tsx'))

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
    <div className={directory.page}>
      <PageHeading
        title={t`会费公示`}
        lead={t`会员各年度会费的缴纳情况。只公布是否缴清，不公布金额；当年新缴的次日更新。`}
      />
      <FeeYears search={search} reset={{ view: 'fee-years' }} />
    </div>
  )
}
