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

/** What the router splits off the routes above and at `/`, with the names of what is in the piece. */
const homeRoute = /(?:^|\/)src\/routes\/(?:__root|_public|_public[.]index)[.]tsx[?]tsr-split=(.+)$/

/** Whether a chunk's module is needed to show the home page. What only shows errors loads when there is one. */
function isOfHome(key: string): boolean {
  const pieces = homeRoute.exec(key)?.[1]?.split('---') ?? []
  return pieces.includes('component') || pieces.includes('loader')
}

/** What the home page shows of the language of somebody who never chose one. */
const defaultWords = /\/locales\/zh-CN\/(global|routes|pages\/home)[.]po$/

/**
 * What has to arrive before the home page stands: the entry, its route and the words of the default language, each with
 * everything it imports.
 * @throws Error when the manifest shows no route or words of the home page: then this function looks for the wrong names.
 */
export function firstLoad(manifest: Manifest): FirstLoad {
  const keys = Object.keys(manifest)
  const routes = keys.filter(isOfHome)
  const words = keys.filter((key) => defaultWords.test(key))
  if (routes.length === 0 || words.length === 0) throw new Error('The build shows no home route or no words.')
  const chunks = closure(manifest, [...keys.filter((key) => manifest[key]?.isEntry), ...routes, ...words])
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
