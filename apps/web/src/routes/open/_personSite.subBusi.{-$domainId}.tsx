import { createFileRoute } from '@tanstack/react-router'
import { PersonWorksPage } from '../../features/mini-sites/person/works-page.tsx'
import { siteLists, siteLoader } from '../../features/mini-sites/prefetch.ts'
import { siteSearch } from '../../features/mini-sites/site-search.ts'

export const Route = createFileRoute('/_personSite/subBusi/{-$domainId}')({
  staticData: { name: 'subBusi' },
  validateSearch: siteSearch,
  loaderDeps: ({ search }) => search,
  loader: siteLoader('person', siteLists.personWorks),
  component: Page,
})

function Page() {
  const { domainId } = Route.useParams()
  const search = Route.useSearch()
  return domainId && <PersonWorksPage domainId={domainId} search={search} />
}
