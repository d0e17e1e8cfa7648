import { createFileRoute } from '@tanstack/react-router'
import { ColumnPage } from '../features/news/column-page.tsx'
import { columnSearch } from '../features/news/column-search.ts'
import { columnLoader } from '../features/news/queries.ts'

export const Route = createFileRoute('/_public/TopTenEngineer')({
  staticData: { name: 'TopTenEngineer', words: ['news'] },
  validateSearch: columnSearch,
  loaderDeps: ({ search }) => search,
  loader: columnLoader('/TopTenEngineer'),
  component: Page,
})

function Page() {
  return <ColumnPage path="/TopTenEngineer" search={Route.useSearch()} />
}
