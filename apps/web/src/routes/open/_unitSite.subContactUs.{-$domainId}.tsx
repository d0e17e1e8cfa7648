import { createFileRoute } from '@tanstack/react-router'
import { siteLoader } from '../../features/mini-sites/prefetch.ts'
import { siteSearch } from '../../features/mini-sites/site-search.ts'
import { UnitContactPage } from '../../features/mini-sites/unit/contact-page.tsx'

export const Route = createFileRoute('/_unitSite/subContactUs/{-$domainId}')({
  staticData: { name: 'subContactUs' },
  validateSearch: siteSearch,
  loaderDeps: ({ search }) => search,
  loader: siteLoader('unit'),
  component: Page,
})

function Page() {
  const { domainId } = Route.useParams()
  return domainId && <UnitContactPage domainId={domainId} />
}
