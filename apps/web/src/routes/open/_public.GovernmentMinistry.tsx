import { createFileRoute } from '@tanstack/react-router'
import { ColumnPage } from '../../features/news/column/column-page.tsx'
import { columnSearch } from '../../features/news/column/column-search.ts'
import { columnLoader } from '../../features/news/queries.ts'

export const Route = createFileRoute('/_public/GovernmentMinistry')({
  staticData: { name: 'GovernmentMinistry', words: ['news'] },
  validateSearch: columnSearch,
  loaderDeps: ({ search }) => search,
  loader: columnLoader('/GovernmentMinistry'),
  component: Page,
})

function Page() {
  return <ColumnPage path="/GovernmentMinistry" search={Route.useSearch()} layout="register" />
}
