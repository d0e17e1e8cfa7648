import { createFileRoute } from '@tanstack/react-router'
import { ColumnPage } from '../../features/news/column/column-page.tsx'
import { columnParams } from '../../features/news/column/column-search.ts'
import { columnLoader } from '../../features/news/queries.ts'
import { PactFront } from '../../features/ratings/pact-front.tsx'
import { ratingParams } from '../../features/ratings/ratings-search.ts'
import { usePactViews } from '../../features/ratings/use-pact-views.tsx'
import { searchParams } from '../../lib/address/search-params.ts'

const pactSearch = searchParams({ ...columnParams, ...ratingParams })

export const Route = createFileRoute('/_public/SelfDisciplinePact')({
  staticData: { name: 'SelfDisciplinePact', words: ['news', 'ratings'] },
  validateSearch: pactSearch,
  loaderDeps: ({ search }) => search,
  loader: columnLoader('/SelfDisciplinePact'),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const views = usePactViews(search)
  return <ColumnPage path="/SelfDisciplinePact" search={search} views={views} front={<PactFront />} />
}
