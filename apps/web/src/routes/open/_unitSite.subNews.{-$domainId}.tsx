import { createFileRoute } from '@tanstack/react-router'
import { siteLists, siteLoader } from '../../features/mini-sites/prefetch.ts'
import { siteSearch } from '../../features/mini-sites/site-search.ts'
import { UnitNewsPage } from '../../features/mini-sites/unit/news-page.tsx'

export const Route = createFileRoute('/_unitSite/subNews/{-$domainId}')({
  staticData: { name: 'subNews' },
  validateSearch: siteSearch,
  loaderDeps: ({ search }) => search,
  loader: siteLoader('unit', siteLists.unitNews),
  component: Page,
})

function Page() {
  const { domainId } = Route.useParams()
  const search = Route.useSearch()
  return domainId && <UnitNewsPage domainId={domainId} search={search} />
}
