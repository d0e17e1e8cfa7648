import { createFileRoute } from '@tanstack/react-router'
import { Catalogue } from '../../features/behind-login/education/catalogue/catalogue.tsx'
import { catalogueSearch } from '../../features/behind-login/education/catalogue/catalogue-search.ts'
import { catalogueLoader } from '../../features/behind-login/education/catalogue/queries.ts'

export const Route = createFileRoute('/_education/continueEducate')({
  staticData: { name: 'continuing-education', isForVisitors: true },
  validateSearch: catalogueSearch,
  loaderDeps: ({ search }) => search,
  loader: catalogueLoader,
  component: CataloguePage,
})

function CataloguePage() {
  return <Catalogue search={Route.useSearch()} />
}
