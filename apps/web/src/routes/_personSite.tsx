import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { settleDomain } from '../lib/mini-site/company-info.ts'
import { PersonSiteShell } from '../shells/mini-site/person-site-shell.tsx'

export const Route = createFileRoute('/_personSite')({
  staticData: { words: ['mini-sites'] },
  beforeLoad: ({ location }) => settleDomain(location),
  component: PersonSiteLayout,
})

function PersonSiteLayout() {
  const { domainId } = useParams({ strict: false })
  return (
    <PersonSiteShell domainId={domainId}>
      <Outlet />
    </PersonSiteShell>
  )
}
