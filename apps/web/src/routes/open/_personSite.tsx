import { createFileRoute, useParams } from '@tanstack/react-router'
import { PersonSiteShell } from '../../shells/mini-site/person-site-shell.tsx'
import { AuthorizedOutlet } from '../../shells/states/authorized-outlet.tsx'

export const Route = createFileRoute('/_personSite')({
  staticData: { words: ['mini-sites'] },
  beforeLoad: async ({ location }) => {
    // Only these sites need it.
    const { settleDomain } = await import('../../lib/mini-site/company-info.ts')
    settleDomain('person', location)
  },
  component: PersonSiteLayout,
})

function PersonSiteLayout() {
  const { domainId } = useParams({ strict: false })
  return (
    <PersonSiteShell domainId={domainId}>
      <AuthorizedOutlet />
    </PersonSiteShell>
  )
}
