import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { settleDomain } from '../lib/mini-site/company-info.ts'
import { UnitSiteShell } from '../shells/mini-site/unit-site-shell.tsx'

export const Route = createFileRoute('/_unitSite')({
  staticData: { words: ['mini-sites'] },
  beforeLoad: ({ location }) => settleDomain(location),
  component: UnitSiteLayout,
})

function UnitSiteLayout() {
  const { domainId } = useParams({ strict: false })
  return (
    <UnitSiteShell domainId={domainId}>
      <Outlet />
    </UnitSiteShell>
  )
}
