import { createFileRoute } from '@tanstack/react-router'
import { siteLists, siteLoader } from '../../features/mini-sites/prefetch.ts'
import { siteSearch } from '../../features/mini-sites/site-search.ts'
import { UnitCasesPage } from '../../features/mini-sites/unit/cases-page.tsx'

export const Route = createFileRoute('/_unitSite/subEngineerCase/{-$domainId}')({
  staticData: { name: 'subEngineerCase' },
  validateSearch: siteSearch,
  loaderDeps: ({ search }) => search,
  loader: siteLoader('unit', siteLists.unitCases),
  component: Page,
})

function Page() {
  const { domainId } = Route.useParams()
  const search = Route.useSearch()
  return domainId && <UnitCasesPage domainId={domainId} search={search} />
}
