import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { ColumnView } from '../../lib/columns/column-view.ts'
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

/** The pages of the member centre beside its news. */
export function useMemberViews(search: MembersSearch): ColumnView[] {
  const { t } = useLingui()
  return [
    { id: 'join', label: t`如何入会`, content: <JoinGuide /> },
    { id: 'benefits', label: t`会员权益`, content: <BenefitList /> },
    { id: 'units', label: t`单位会员名录`, content: <UnitDirectory search={search} /> },
    { id: 'persons', label: t`个人会员名录`, content: <PersonDirectory search={search} /> },
    { id: 'activities', label: t`会员活动`, content: <Activities search={search} /> },
    { id: 'fee-years', label: t`会费公示`, content: <FeeYearsPage search={search} /> },
  ]
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
