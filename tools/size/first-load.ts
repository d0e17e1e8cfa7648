/** One entry of Vite's manifest, as far as we read it. */
export interface ManifestChunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** Vite's `manifest.json`: chunks by the module they stand for. */
export type Manifest = Record<string, ManifestChunk>

/** Files a browser needs, from the folder that was built. */
export interface FirstLoad {
  js: string[]
  css: string[]
}

/** Pieces of a route's file that the router splits off, by the route's name, with the names of what is in the piece. */
const routePiece = /(?:^|\/)src\/routes\/(.+)[.]tsx[?]tsr-split=(.+)$/

/** The route that a chunk's module shows. What only shows errors loads when there is one, and counts for none. */
function routeOf(key: string): string | undefined {
  const [, route, pieces = ''] = routePiece.exec(key) ?? []
  return pieces.split('---').some((piece) => piece === 'component' || piece === 'loader') ? route : undefined
}

/** The shells that a visitor's pages stand in. */
const publicShell = /^_(public|login|unitSite|personSite)[.]/

/** Routes of all pages that a visitor can open, from the build's manifest, by the names of their files. */
export function publicRoutes(manifest: Manifest): string[] {
  const routes = Object.keys(manifest).flatMap((key) => routeOf(key) ?? [])
  return unique(routes).filter((route) => publicShell.test(route))
}

/** What a page shows of the language of somebody who never chose one. */
const wordsOf = (pages: string[]) =>
  new RegExp(`/locales/zh-CN/(global|routes${pages.map((page) => `|pages/${page}`).join('')})[.]po$`)

/**
 * What has to arrive before a page stands: the entry, its route with those above it, and the words of the default language,
 * each with everything it imports.
 *
 * @param route name of the route's file, such as `_public.index`
 * @param pages packs of words that the route and its shell ask for, such as `home`
 * @throws Error when the manifest shows no such route, or not its words: then this function looks for the wrong names.
 */
export function firstLoad(manifest: Manifest, route: string, pages: string[]): FirstLoad {
  const keys = Object.keys(manifest)
  const [shell] = route.split('.')
  const own = keys.filter((key) => routeOf(key) === route)
  const above = keys.filter((key) => routeOf(key) === '__root' || routeOf(key) === shell)
  const words = keys.filter((key) => wordsOf(pages).test(key))
  if (own.length === 0) throw new Error(`The build shows no route ${route}.`)
  if (words.length < pages.length + 2) throw new Error(`The build shows not all words of ${route}.`)
  const entries = keys.filter((key) => manifest[key]?.isEntry)
  const chunks = closure(manifest, [...entries, ...above, ...own, ...words])
  return {
    js: unique(chunks.map(({ file }) => file)),
    css: unique(chunks.flatMap(({ css }) => css ?? [])),
  }
}

const unique = (items: string[]) => [...new Set(items)]

function closure(manifest: Manifest, start: string[]): ManifestChunk[] {
  const seen = new Set(start)
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next)
  return [...seen].flatMap((key) => manifest[key] ?? [])
}

/**
 * Modules that must not be among the first: what a later view needs, and engines of behaviour. The router alone needs the
 * schema of every route's search params from the start.
 */
const late = [
  /\/features\/(payment|orders|fees)\/(?!.*-search[.]ts$)/,
  /\/features\/account\/(captcha|encrypt|[^/]*-form)/,
  /\/features\/news\/(.*\/)?article[^/]*[.]tsx$/,
  /\/packages\/ui\/src\/(qr|carousel|chakra)\//,
  /\/node_modules\/(@chakra-ui|@ark-ui|@zag-js|@emotion|embla-carousel[^/]*|uqr|des[.]js|dompurify|react-hook-form)\//,
]

/** Those of the modules that belong to a later view. */
export function lateModules(modules: string[]): string[] {
  return modules.filter((module) => late.some((pattern) => pattern.test(module)))
}
