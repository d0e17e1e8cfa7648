import { createFileRoute } from '@tanstack/react-router'
import { ColumnPage } from '../../features/news/column/column-page.tsx'
import { columnSearch } from '../../features/news/column/column-search.ts'
import { columnLoader } from '../../features/news/queries.ts'
import { TrainingFront } from '../../features/training/training-front.tsx'
import { useTrainingViews } from '../../features/training/use-training-views.tsx'

export const Route = createFileRoute('/_public/TopTenEngineer')({
  staticData: { name: 'TopTenEngineer', words: ['news', 'training'] },
  validateSearch: columnSearch,
  loaderDeps: ({ search }) => search,
  loader: columnLoader('/TopTenEngineer'),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const views = useTrainingViews(search.year)
  return <ColumnPage path="/TopTenEngineer" search={search} views={views} front={<TrainingFront />} />
}
