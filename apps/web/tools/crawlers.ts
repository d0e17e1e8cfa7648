import type { Plugin } from 'vite'
import { type RouteFile, routeFiles } from './route-files.ts'

/** Path below the website's root, such as `JoinUs/apply`. */
function pathOf({ name }: RouteFile): string {
  return name
    .split('.')
    .slice(1)
    .join('/')
    .replace(/(^|\/)index$/, '')
}

/** Pages that are there under one address: not those of a record, whose ids only the backend knows. */
function isOnePage({ name, hasSeveralPages }: RouteFile): boolean {
  return !name.includes('$') && !hasSeveralPages
}

/**
 * What crawlers may read: all but the members' pages. The results of a search and the like say so themselves, which a
 * crawler has to be let in for.
 *
 * @param base path of the website's root, ending in `/`
 * @param sitemap its address, where there is one
 */
export function robotsText(base: string, members: RouteFile[], sitemap?: string): string {
  const areas = new Set(members.map((route) => pathOf(route).split('/')[0]))
  const rules = [...areas].toSorted().map((area) => `Disallow: ${base}${area}`)
  return ['User-agent: *', ...rules, ...(sitemap ? ['', `Sitemap: ${sitemap}`] : []), ''].join('\n')
}

/** @param root address of the website, ending in `/` */
export function sitemapXml(root: string, pages: RouteFile[]): string {
  const addresses = pages.filter(isOnePage).map((route) => new URL(pathOf(route), root).href)
  const urls = addresses.toSorted().map((address) => `  <url><loc>${address}</loc></url>`)
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...urls, '</urlset>', ''].join('\n')
}

/**
 * Writes `robots.txt` and, where the website's address is known, `sitemap.xml`, whose addresses have to be whole ones.
 *
 * @param origin such as `https://www.example.org`
 */
export function crawlers(origin: string | undefined): Plugin {
  let base = '/'
  return {
    name: 'crawlers',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    generateBundle() {
      const root = origin && new URL(base, origin).href
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const members = [...routeFiles('behind-login'), ...routeFiles('desk')]
      emit('robots.txt', robotsText(base, members, root && new URL('sitemap.xml', root).href))
      if (root) emit('sitemap.xml', sitemapXml(root, routeFiles('open')))
    },
  }
}
