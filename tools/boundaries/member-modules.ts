import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

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

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** As much of a parsed module as tells a call of the typed client from other code. */
interface Node {
  type?: string
  callee?: { type: string; property?: { value?: unknown } }
  arguments?: { expression: { type: string; value?: unknown; quasis?: { raw: string }[] } }[]
}

/** The path that a call hands to the typed client, or nothing when it is another call. */
function pathOfCall(node: Node): string | undefined {
  const { type, callee } = node
  if (type !== 'CallExpression' || callee?.type !== 'MemberExpression') return
  if (!methods.has(String(callee.property?.value))) return
  // Of a call alone: what a spread has under this name is no list.
  const path = node.arguments?.[0]?.expression
  if (path?.type === 'StringLiteral') return String(path.value)
  return path?.type === 'TemplateLiteral' ? path.quasis?.map(({ raw }) => raw).join('') : undefined
}

function hasCall(node: unknown, secured: ReadonlySet<string>): boolean {
  if (typeof node !== 'object' || node === null) return false
  if (secured.has(pathOfCall(node) ?? '')) return true
  return Object.values(node).some((part) => hasCall(part, secured))
}

/**
 * Whether a module calls one of the operations.
 * @param source its text, TypeScript with JSX
 * @param secured paths of the contract
 */
export function calls(source: string, secured: ReadonlySet<string>): boolean {
  // Most modules name no path at all, and parsing is what takes the time.
  if (![...secured].some((path) => source.includes(path))) return false
  return hasCall(parseSync(source, { syntax: 'typescript', tsx: true }), secured)
}

const folder = 'apps/web/src'

/** Who is behind the token: what every shell asks, the public one too, to offer the way to the member's pages. */
const everyShells = `${folder}/lib/session/account.ts`

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
  const secured = new Set(paths)
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<![.]test)[.]tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path !== everyShells && calls(readFileSync(join(root, path), 'utf8'), secured))
}
