import { useEffect } from 'react'
import { dataScript } from '../browser/data-script.ts'
import { pageUrl } from './canonical.ts'
import { siteInfo } from './site-info.ts'

/** An object of schema.org's vocabulary; properties that are undefined are left out. */
export interface Thing {
  '@type': string
  [name: string]: unknown
}

/** Tells search engines what the page shows. */
export function StructuredData({ thing }: { thing: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing })
  useEffect(() => {
    const script = dataScript('application/ld+json', json)
    document.head.append(script)
    return () => script.remove()
  }, [json])
  return null
}

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
