import { createFileRoute } from '@tanstack/react-router'
import { siteLists, siteLoader } from '../../features/mini-sites/prefetch.ts'
import { siteSearch } from '../../features/mini-sites/site-search.ts'
import { UnitHonoursPage } from '../../features/mini-sites/unit/honours-page.tsx'

export const Route = createFileRoute('/_unitSite/subHonors/{-$domainId}')({
  staticData: { name: 'subHonors' },
  validateSearch: siteSearch,
  loaderDeps: ({ search }) => search,
  loader: siteLoader('unit', siteLists.unitHonours),
  component: Page,
})

function Page() {
  const { domainId } = Route.useParams()
  const search = Route.useSearch()
  return domainId && <UnitHonoursPage domainId={domainId} search={search} />
}
