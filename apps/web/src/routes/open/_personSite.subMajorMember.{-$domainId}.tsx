import { createFileRoute } from '@tanstack/react-router'
import { PersonHonoursPage } from '../../features/mini-sites/person/honours-page.tsx'
import { siteLists, siteLoader } from '../../features/mini-sites/prefetch.ts'
import { siteSearch } from '../../features/mini-sites/site-search.ts'

export const Route = createFileRoute('/_personSite/subMajorMember/{-$domainId}')({
  staticData: { name: 'subMajorMember' },
  validateSearch: siteSearch,
  loaderDeps: ({ search }) => search,
  loader: siteLoader('person', siteLists.personHonours),
  component: Page,
})

function Page() {
  const { domainId } = Route.useParams()
  const search = Route.useSearch()
  return domainId && <PersonHonoursPage domainId={domainId} search={search} />
}
