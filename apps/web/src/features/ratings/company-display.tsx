import { useLingui } from '@lingui/react/macro'
import { TabNav } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EntryTrail } from '../../lib/page/entry-trail.tsx'
import { Page } from '../../lib/page/page.tsx'
import { Ranking } from './ranking.tsx'
import { RatingList } from './rating-list.tsx'
import { displayTabs, type RatingsSearch } from './ratings-search.ts'

interface CompanyDisplayProps {
  search: RatingsSearch & { tab?: (typeof displayTabs)[number] }
  /** The list of who has settled which year. */
  feeYears: ReactNode
}

/** The units on display: where they rank, how they are rated, which years they have settled. */
export function CompanyDisplay({ search, feeYears }: CompanyDisplayProps) {
  const { t } = useLingui()
  const { tab = 'ranking' } = search
  return (
    <Page
      trail={<EntryTrail path="/CompanyDisplay" name={t`单位展示`} />}
      title={t`单位排名与展示`}
      lead={t`造价咨询单位的年度排名、信用评价与会费缴纳情况，供委托人查询比较。`}
    >
      <Tabs tab={tab} />
      {tab === 'ranking' && <Ranking search={search} />}
      {tab === 'ratings' && <RatingList search={search} />}
      {tab === 'fees' && feeYears}
    </Page>
  )
}

function Tabs({ tab }: { tab: (typeof displayTabs)[number] }) {
  const { t } = useLingui()
  const labels = { ranking: t`年度排名`, ratings: t`信用评价`, fees: t`会费年度` }
  return (
    <TabNav
      label={t`展示内容`}
      tabs={displayTabs.map((id) => ({ id, label: labels[id] }))}
      currentId={tab}
      renderLink={({ id }, props) => (
        <Link {...props} to="/CompanyDisplay" search={{ tab: id }} resetScroll={false} />
      )}
    />
  )
}
