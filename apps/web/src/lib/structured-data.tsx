import { pageUrl } from './canonical.ts'
import { siteInfo } from './site-info.ts'

/** Something in schema.org's words; what is undefined is left out. */
export interface Thing {
  '@type': string
  [name: string]: unknown
}

/** A thing as text of a script element, with every `<` escaped so that no text can end the script. */
export function jsonLd(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
}

/** Tells search engines what the page shows. */
export const StructuredData = ({ thing }: { thing: Thing }) => (
  <script type="application/ld+json">{jsonLd(thing)}</script>
)

/** The association itself. */
export const association = (): Thing => ({
  '@type': 'Organization',
  '@id': `${pageUrl('/')}#association`,
  name: siteInfo.name,
  url: pageUrl('/'),
})

/** Where a page stands. @param places from below the home page down to the page itself, each with its path */
export const breadcrumbs = (places: { name: string; path: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: siteInfo.name, path: '/' }, ...places].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: pageUrl(path),
  })),
})
