import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeRegExp } from '../lib/escape.ts'

/** As much of an OpenAPI document as tells which operations want a login. */
interface Document {
  security?: object[]
  paths: Record<string, Record<string, { security?: object[] }>>
}

/** Paths of a document with at least one operation that is not open to anyone. */
export function securedPaths(document: Document): string[] {
  return Object.entries(document.paths)
    .filter(([, item]) =>
      Object.values(item).some(({ security = document.security ?? [] }) => security.length > 0),
    )
    .map(([path]) => path)
}

const folder = 'apps/web/src'

/** Who is behind the token: what every shell asks, the public one too, to offer the way to the member's pages. */
const everyShells = `${folder}/lib/account.ts`

/**
 * Modules of the web app that call an operation which wants a login: found by the paths that they hand to the typed
 * client, so that the contract alone decides what is a member's.
 * @param root the repository
 * @returns paths from the root, with forward slashes
 */
export function memberModules(root: string): string[] {
  const contract = join(root, 'packages/api-contract/generated/openapi.json')
  if (!existsSync(contract)) return []
  const paths = securedPaths(JSON.parse(readFileSync(contract, 'utf8')))
  if (paths.length === 0) return []
  const calls = new RegExp(
    `[.](GET|POST|PUT|PATCH|DELETE)\\(\\s*['"](${paths.map(escapeRegExp).join('|')})['"]`,
  )
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<![.]test)[.]tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path !== everyShells && calls.test(readFileSync(join(root, path), 'utf8')))
}
