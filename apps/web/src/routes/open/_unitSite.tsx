import { createFileRoute, useParams } from '@tanstack/react-router'
import { UnitSiteShell } from '../../shells/mini-site/unit-site-shell.tsx'
import { AuthorizedOutlet } from '../../shells/states/authorized-outlet.tsx'

export const Route = createFileRoute('/_unitSite')({
  staticData: { words: ['mini-sites'] },
  beforeLoad: async ({ location }) => {
    // Only these sites need it.
    const { settleDomain } = await import('../../lib/mini-site/company-info.ts')
    settleDomain('unit', location)
  },
  component: UnitSiteLayout,
})

function UnitSiteLayout() {
  const { domainId } = useParams({ strict: false })
  return (
    <UnitSiteShell domainId={domainId}>
      <AuthorizedOutlet />
    </UnitSiteShell>
  )
}
