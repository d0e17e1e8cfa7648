import { createFileRoute } from '@tanstack/react-router'
import { PersonInformationPage } from '../../features/mini-sites/person/information-page.tsx'
import { siteLists, siteLoader } from '../../features/mini-sites/prefetch.ts'
import { siteSearch } from '../../features/mini-sites/site-search.ts'

export const Route = createFileRoute('/_personSite/subInformateMember/{-$domainId}')({
  staticData: { name: 'subInformateMember' },
  validateSearch: siteSearch,
  loaderDeps: ({ search }) => search,
  loader: siteLoader('person', siteLists.personNews),
  component: Page,
})

function Page() {
  const { domainId } = Route.useParams()
  const search = Route.useSearch()
  return domainId && <PersonInformationPage domainId={domainId} search={search} />
}
