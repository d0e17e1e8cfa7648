import type { SeenResponse } from '@portal/api-contract/conformance'
import { type Operation, operations } from '@portal/api-contract/document'

/** An answer as it came, body parsed when it is JSON, and as text. */
export interface ReplayAnswer extends SeenResponse {
  /** The body as text, decoded as UTF-8; empty for what is binary. */
  text: string
  /** Whether the body's bytes are UTF-8, as JSON must be. */
  isUtf8: boolean
  durationMs: number
  /** Bytes of the body; undefined where they were not counted. */
  size?: number
}

/** A call as it was sent. */
export interface Sent {
  /** The operation behind method and path; undefined for a path that the document does not have. */
  operation: Operation | undefined
  /** Who asked: `anonymous`, an account of the credentials, or what kind of token was sent, such as `forged token`. */
  role: string
  /** The scenario that asked; the page's address for traffic that was recorded in a browser. */
  scenario: string
  method: string
  /** Path below the base URL, with the query: `/api/member-orders?page=0`. */
  target: string
  requestHeaders: Record<string, string>
  /** As text; undefined when there is none or it is binary. */
  requestBody: string | undefined
}

/** One call with its answer, as both went over the wire. */
export interface Exchange extends Sent {
  answer: ReplayAnswer
}

/** A call whose answer may not have come, or not whole. */
export type Asked = Sent & Partial<Pick<Exchange, 'answer'>>

const matchers = [...operations.values()].map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
}))

/** How a path looks from outside: a call is compared with the few operations that look like it. */
const shapeOf = (method: string, path: string): string => `${method} ${path.split('/').length}`

const matchersByShape = Map.groupBy(matchers, ({ operation: { method, path } }) => shapeOf(method, path))

function findOperation(method: string, path: string): Operation | undefined {
  const alike = matchersByShape.get(shapeOf(method.toLowerCase(), path)) ?? []
  const found = alike.filter(({ pattern }) => pattern.test(path))
  return (found.find(({ operation }) => operation.path === path) ?? found[0])?.operation
}

const found = new Map<string, Operation | undefined>()

/** The operation behind a method and a path below the base URL. A path of its own goes before one with a parameter. */
export function operationAt(method: string, path: string): Operation | undefined {
  const key = `${method} ${path}`
  if (!found.has(key)) found.set(key, findOperation(method, path))
  return found.get(key)
}

const namesByPath = new Map<string, [name: string, place: number][]>()

/** The names in the path of an operation, each with its place among the parts. */
function namesIn(path: string): [name: string, place: number][] {
  const known = namesByPath.get(path)
  if (known) return known
  const names = path
    .split('/')
    .flatMap((part, place): [string, number][] => (part.startsWith('{') ? [[part.slice(1, -1), place]] : []))
  namesByPath.set(path, names)
  return names
}

/** The values in the path of a call, by the names that its operation gives them. */
export function pathValuesOf({
  operation,
  target,
}: Pick<Sent, 'operation' | 'target'>): Record<string, string> {
  const names = namesIn(operation?.path ?? '')
  if (names.length === 0) return {}
  const parts = (target.split('?')[0] ?? '').split('/')
  return Object.fromEntries(names.map(([name, place]) => [name, parts[place] ?? '']))
}

/** The query of a call. */
export const queryOf = ({ target }: Pick<Sent, 'target'>): URLSearchParams =>
  new URLSearchParams(target.split('?').slice(1).join('?'))
