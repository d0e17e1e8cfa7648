import { createFileRoute } from '@tanstack/react-router'
import { MembersFront } from '../../features/members/members-front.tsx'
import { memberParams } from '../../features/members/members-search.ts'
import { useMemberViews } from '../../features/members/use-member-views.tsx'
import { ColumnPage } from '../../features/news/column/column-page.tsx'
import { columnParams } from '../../features/news/column/column-search.ts'
import { columnLoader } from '../../features/news/queries.ts'
import { searchParams } from '../../lib/address/search-params.ts'

const membersSearch = searchParams({ ...columnParams, ...memberParams })

export const Route = createFileRoute('/_public/2408')({
  staticData: { name: 'member', words: ['news', 'members'] },
  validateSearch: membersSearch,
  loaderDeps: ({ search }) => search,
  loader: columnLoader('/2408'),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const views = useMemberViews(search)
  return <ColumnPage path="/2408" search={search} views={views} front={<MembersFront />} />
}
