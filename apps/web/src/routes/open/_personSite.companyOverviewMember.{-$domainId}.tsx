import { createFileRoute } from '@tanstack/react-router'
import { PersonProfilePage } from '../../features/mini-sites/person/profile-page.tsx'
import { siteLoader } from '../../features/mini-sites/prefetch.ts'
import { siteSearch } from '../../features/mini-sites/site-search.ts'

export const Route = createFileRoute('/_personSite/companyOverviewMember/{-$domainId}')({
  staticData: { name: 'companyOverviewMember' },
  validateSearch: siteSearch,
  loaderDeps: ({ search }) => search,
  loader: siteLoader('person'),
  component: Page,
})

function Page() {
  const { domainId } = Route.useParams()
  return domainId && <PersonProfilePage domainId={domainId} />
}
