import { createFileRoute } from '@tanstack/react-router'
import { tendersLoader } from '../../features/behind-login/tenders/queries.ts'
import { Tenders } from '../../features/behind-login/tenders/tenders.tsx'
import { tendersSearch } from '../../features/behind-login/tenders/tenders-search.ts'

export const Route = createFileRoute('/_unit/tenderInformation')({
  staticData: { name: 'tender-Information', words: ['tenders', 'parts'] },
  validateSearch: tendersSearch,
  loaderDeps: ({ search }) => search,
  loader: tendersLoader,
  component: TendersPage,
})

function TendersPage() {
  return <Tenders search={Route.useSearch()} />
}
