import { createFileRoute } from '@tanstack/react-router'
import { PersonQualificationsPage } from '../../features/mini-sites/person/qualifications-page.tsx'
import { siteLists, siteLoader } from '../../features/mini-sites/prefetch.ts'
import { siteSearch } from '../../features/mini-sites/site-search.ts'

export const Route = createFileRoute('/_personSite/subHonorsMember/{-$domainId}')({
  staticData: { name: 'subHonorsMember' },
  validateSearch: siteSearch,
  loaderDeps: ({ search }) => search,
  loader: siteLoader('person', siteLists.personQualifications),
  component: Page,
})

function Page() {
  const { domainId } = Route.useParams()
  const search = Route.useSearch()
  return domainId && <PersonQualificationsPage domainId={domainId} search={search} />
}
