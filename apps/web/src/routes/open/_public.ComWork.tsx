import { createFileRoute } from '@tanstack/react-router'
import { ColumnPage } from '../../features/news/column/column-page.tsx'
import { columnSearch } from '../../features/news/column/column-search.ts'
import { columnLoader } from '../../features/news/queries.ts'

export const Route = createFileRoute('/_public/ComWork')({
  staticData: { name: 'ComWork', words: ['news'] },
  validateSearch: columnSearch,
  loaderDeps: ({ search }) => search,
  loader: columnLoader('/ComWork'),
  component: Page,
})

function Page() {
  return <ColumnPage path="/ComWork" search={Route.useSearch()} tone="party" layout="cards" />
}
