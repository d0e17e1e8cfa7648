import { createFileRoute } from '@tanstack/react-router'
import { associationFaces } from '../../features/association/faces.tsx'
import { ColumnPage } from '../../features/news/column/column-page.tsx'
import { columnSearch } from '../../features/news/column/column-search.ts'
import { columnLoader } from '../../features/news/queries.ts'

export const Route = createFileRoute('/_public/IntroductionContent')({
  staticData: { name: 'IntroductionContent', words: ['news', 'association'] },
  validateSearch: columnSearch,
  loaderDeps: ({ search }) => search,
  loader: columnLoader('/IntroductionContent'),
  component: Page,
})

function Page() {
  return (
    <ColumnPage path="/IntroductionContent" search={Route.useSearch()} faces={associationFaces} opensFirst />
  )
}
