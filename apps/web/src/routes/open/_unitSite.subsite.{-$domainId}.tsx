import { createFileRoute } from '@tanstack/react-router'
import { siteLoader } from '../../features/mini-sites/prefetch.ts'
import { siteSearch } from '../../features/mini-sites/site-search.ts'
import { UnitHomePage } from '../../features/mini-sites/unit/home-page.tsx'

export const Route = createFileRoute('/_unitSite/subsite/{-$domainId}')({
  staticData: { name: 'subsite' },
  validateSearch: siteSearch,
  loaderDeps: ({ search }) => search,
  loader: siteLoader('unit'),
  component: Page,
})

function Page() {
  const { domainId } = Route.useParams()
  return domainId && <UnitHomePage domainId={domainId} />
}
