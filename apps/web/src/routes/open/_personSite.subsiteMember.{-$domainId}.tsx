import { createFileRoute } from '@tanstack/react-router'
import { PersonHomePage } from '../../features/mini-sites/person/home-page.tsx'
import { siteLoader } from '../../features/mini-sites/prefetch.ts'
import { siteSearch } from '../../features/mini-sites/site-search.ts'

export const Route = createFileRoute('/_personSite/subsiteMember/{-$domainId}')({
  staticData: { name: 'subsiteMember' },
  validateSearch: siteSearch,
  loaderDeps: ({ search }) => search,
  loader: siteLoader('person'),
  component: Page,
})

function Page() {
  const { domainId } = Route.useParams()
  return domainId && <PersonHomePage domainId={domainId} />
}
