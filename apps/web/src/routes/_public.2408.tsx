import { createFileRoute } from '@tanstack/react-router'
import { ColumnPage } from '../features/news/column-page.tsx'
import { columnSearch } from '../features/news/column-search.ts'
import { columnLoader } from '../features/news/queries.ts'

export const Route = createFileRoute('/_public/2408')({
  staticData: { name: 'member', words: ['news'] },
  validateSearch: columnSearch,
  loaderDeps: ({ search }) => search,
  loader: columnLoader('/2408'),
  component: Page,
})

function Page() {
  return <ColumnPage path="/2408" search={Route.useSearch()} />
}
