import { createFileRoute } from '@tanstack/react-router'
import { OwnSite } from '../../features/behind-login/own-site/own-site.tsx'
import { ownSiteSearch } from '../../features/behind-login/own-site/own-site-search.ts'
import { ownSiteLoader } from '../../features/behind-login/own-site/queries.ts'
import type { PreviewOf } from '../../lib/mini-site/preview.ts'
import { lazyPart } from '../../lib/states/lazy-part.tsx'

// What draws the site for visitors is loaded where the preview is shown.
const SitePreview = lazyPart(async () => ({
  default: (await import('../../features/mini-sites/preview/site-preview.tsx')).SitePreview,
}))
const SitePreviewFrame = lazyPart(async () => ({
  default: (await import('../../shells/mini-site/site-preview-frame.tsx')).SitePreviewFrame,
}))

const preview: PreviewOf = (props) => (
  <SitePreview {...props} frame={(inner) => <SitePreviewFrame owner="unit" {...inner} />} />
)

export const Route = createFileRoute('/_unit/memberSubsite')({
  staticData: {
    name: 'member-subsite',
    authority: 'sites.manage',
    words: ['own-site', 'mini-sites', 'forms', 'parts'],
  },
  validateSearch: ownSiteSearch,
  loaderDeps: ({ search }) => search,
  loader: ownSiteLoader,
  component: UnitSubsitePage,
})

function UnitSubsitePage() {
  return <OwnSite owner="UNIT" search={Route.useSearch()} preview={preview} />
}
