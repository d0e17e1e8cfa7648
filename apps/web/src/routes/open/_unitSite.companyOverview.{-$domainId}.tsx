import { createFileRoute } from '@tanstack/react-router'
import { siteLoader } from '../../features/mini-sites/prefetch.ts'
import { siteSearch } from '../../features/mini-sites/site-search.ts'
import { UnitOverviewPage } from '../../features/mini-sites/unit/overview-page.tsx'

export const Route = createFileRoute('/_unitSite/companyOverview/{-$domainId}')({
  staticData: { name: 'companyOverview' },
  validateSearch: siteSearch,
  loaderDeps: ({ search }) => search,
  loader: siteLoader('unit'),
  component: Page,
})

function Page() {
  const { domainId } = Route.useParams()
  return domainId && <UnitOverviewPage domainId={domainId} />
}
