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

/**
 * Modules of the web app's features that call an operation which wants a login: found by the paths they name, so that
 * the contract alone decides what is a member's.
 * @param root the repository
 * @returns paths from the root, with forward slashes
 */
export function memberModules(root: string): string[] {
  const features = 'apps/web/src/features'
  const contract = join(root, 'packages/api-contract/generated/openapi.json')
  if (!existsSync(join(root, features)) || !existsSync(contract)) return []
  const paths = securedPaths(JSON.parse(readFileSync(contract, 'utf8')))
  const names = new RegExp(paths.map((path) => `['"\`]${escapeRegExp(path)}['"\`]`).join('|') || '$^')
  return readdirSync(join(root, features), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<![.]test)[.]tsx?$/.test(name))
    .map((name) => `${features}/${name.replaceAll('\\', '/')}`)
    .filter((path) => names.test(readFileSync(join(root, path), 'utf8')))
}
