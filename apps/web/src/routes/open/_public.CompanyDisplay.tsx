import { createFileRoute } from '@tanstack/react-router'
import { FeeYears } from '../../features/members/joining/fee-years.tsx'
import { memberParams } from '../../features/members/members-search.ts'
import { CompanyDisplay } from '../../features/ratings/company-display.tsx'
import { displayTabs, ratingParams } from '../../features/ratings/ratings-search.ts'
import {
  numberParam,
  oneOfParam,
  pageParam,
  searchParams,
  textParam,
} from '../../lib/address/search-params.ts'

const displaySearch = searchParams({
  ...ratingParams,
  who: memberParams.who,
  tab: oneOfParam(displayTabs),
  year: numberParam(1993, 2100),
  keyword: textParam,
  page: pageParam,
})

export const Route = createFileRoute('/_public/CompanyDisplay')({
  staticData: { name: 'CompanyDisplay', words: ['ratings', 'members'] },
  validateSearch: displaySearch,
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  return <CompanyDisplay search={search} feeYears={<FeeYears search={search} reset={{ tab: 'fees' }} />} />
}
