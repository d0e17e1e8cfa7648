/** One entry of Vite's manifest, as far as we read it. */
export interface ManifestChunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** Vite's `manifest.json`: chunks by the module they stand for. */
export type Manifest = Record<string, ManifestChunk>

/** A route that shows a page, as the build lists it. */
export interface Page {
  /** Name of the route's file, such as `_public.index`. */
  name: string
  /** Packs of words that the route and its shell ask for, such as `home`. */
  words: string[]
}

/** The folder of a route, from which follows what is loaded before it. */
export type RouteFolder = 'open' | 'behind-login' | 'desk'

/** The build's `routes.json`: pages by the folder of their routes. */
export type Pages = Record<RouteFolder, Page[]>

/** Files a browser needs, from the folder that was built. */
export interface FirstLoad {
  js: string[]
  css: string[]
}

/** Pieces of a route's file that the router splits off, by the route's name, with the names of what is in the piece. */
const routePiece = /(?:^|\/)src\/routes\/(?:[^/]+\/)?([^/]+)[.]tsx[?]tsr-split=(.+)$/

/** The trees of routes, and the list of packs of words, that are loaded for an address behind the login, and for one of the desk. */
const trees: Record<RouteFolder, RegExp[]> = {
  open: [],
  'behind-login': [/(?:^|\/)src\/behind-login-route-tree[.]gen[.]js$/, /(?:^|\/)src\/behind-login[.]ts$/],
  desk: [
    /(?:^|\/)src\/behind-login-route-tree[.]gen[.]js$/,
    /(?:^|\/)src\/behind-login[.]ts$/,
    /(?:^|\/)src\/desk-route-tree[.]gen[.]js$/,
  ],
}

/** The route that a chunk's module shows. What only shows errors loads when there is one, and counts for none. */
function routeOf(key: string): string | undefined {
  const [, route, pieces = ''] = routePiece.exec(key) ?? []
  return pieces.split('---').some((piece) => piece === 'component' || piece === 'loader') ? route : undefined
}

/** What a page shows of the language of somebody who never chose one. */
const wordsOf = (packs: string[]) =>
  new RegExp(
    `/locales/zh-CN/(global|routes${packs.map((pack) => `|(pages|behind-login)/${pack}`).join('')})[.]po$`,
  )

/**
 * What has to arrive before a page stands: the entry, its route with those above it, behind the login the trees of
 * routes, and the words of the default language, each with everything it imports.
 *
 * @throws Error when the manifest does not show all of it: then this function looks for the wrong names.
 */
export function firstLoad(
  manifest: Manifest,
  { name, words }: Page,
  folder: RouteFolder = 'open',
): FirstLoad {
  const keys = Object.keys(manifest)
  const [shell] = name.split('.')
  const own = keys.filter((key) => routeOf(key) === name)
  const above = keys.filter((key) => routeOf(key) === '__root' || routeOf(key) === shell)
  const tree = trees[folder].map((pattern) => keys.find((key) => pattern.test(key)))
  const packs = keys.filter((key) => wordsOf(words).test(key))
  if (own.length === 0) throw new Error(`The build shows no route ${name}.`)
  if (!tree.every((key) => key !== undefined))
    throw new Error(`The build does not show the trees of ${folder}.`)
  if (packs.length < new Set(words).size + 2) throw new Error(`The build shows not all words of ${name}.`)
  const entries = keys.filter((key) => manifest[key]?.isEntry)
  const chunks = closure(manifest, [...entries, ...above, ...own, ...tree, ...packs])
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

/** How much script may load before the home page, another open page, a page behind the login and a desk's, in KB. */
export const limits = { home: 150, open: 160, behindLogin: 260, desk: 320 }

/** The limit of a page, by its route's folder and shell. */
export function limitOf(page: string, folder: RouteFolder): number {
  if (folder === 'open') return page === '_public.index' ? limits.home : limits.open
  return folder === 'desk' ? limits.desk : limits.behindLogin
}

/** Modules that must not be among the first: what a later view needs, and engines of behaviour. */
const late = [
  /\/apps\/web\/src\/routes\/(behind-login|desk)\//,
  /\/features\/behind-login\//,
  /\/features\/account\/(captcha|encrypt|[^/]*-form)/,
  /\/features\/news\/(.*\/)?article[^/]*[.]tsx$/,
  /\/packages\/ui\/src\/(qr|carousel|chakra)\//,
  /\/node_modules\/(@chakra-ui|@ark-ui|@zag-js|@emotion|embla-carousel[^/]*|uqr|des[.]js|dompurify|react-hook-form)\//,
]

/** Those of the modules that belong to a later view. */
export function lateModules(modules: string[]): string[] {
  return modules.filter((module) => late.some((pattern) => pattern.test(module)))
}
