import { createFileRoute } from '@tanstack/react-router'
import { PersonCasesPage } from '../../features/mini-sites/person/cases-page.tsx'
import { siteLists, siteLoader } from '../../features/mini-sites/prefetch.ts'
import { siteSearch } from '../../features/mini-sites/site-search.ts'

export const Route = createFileRoute('/_personSite/subEngineerCaseMember/{-$domainId}')({
  staticData: { name: 'subEngineerCaseMember' },
  validateSearch: siteSearch,
  loaderDeps: ({ search }) => search,
  loader: siteLoader('person', siteLists.personCases),
  component: Page,
})

function Page() {
  const { domainId } = Route.useParams()
  const search = Route.useSearch()
  return domainId && <PersonCasesPage domainId={domainId} search={search} />
}
