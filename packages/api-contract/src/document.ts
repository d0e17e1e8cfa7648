import document from '../generated/openapi.json' with { type: 'json' }
import type { operations as OperationTypes, PermissionName } from '../generated/schema.d.ts'
import { valueAt } from './json-pointer.ts'

/** Name of an operation of the contract. */
export type OperationId = keyof OperationTypes
/** What an operation takes and answers, as generated from the document. */
export type OperationOf<Id extends OperationId> = OperationTypes[Id]

/** Who an operation behind the login is for: members, or the association's staff. */
export type CallerKind = 'member' | 'staff'

export type Method = 'get' | 'post' | 'put' | 'delete'

export interface MediaType {
  schema?: object
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

export interface ResponseObject {
  description: string
  headers?: Record<string, { required?: boolean; schema?: object; $ref?: string }>
  content?: Record<string, MediaType>
}

export interface ListRules {
  /** Filterable property → kind of criteria. */
  criteria: Record<string, 'string' | 'number' | 'date' | 'instant'>
  sort: string[]
  defaultSort?: string[]
}

/** An operation as a document states it, references in `responses` followed. */
export interface Operation<Id extends string = OperationId> {
  id: Id
  method: Method
  /** `/api/member-orders/{id}` */
  path: string
  tag: string
  summary: string
  source: 'spec' | 'assumed'
  /** Permissions the caller needs; `null` when anyone may call. See `isPermitted` where there are alternatives. */
  permissions: PermissionName[] | null
  /** Other permissions that are enough as well, each of these sets by itself. */
  alternatives: readonly (readonly PermissionName[])[]
  /** Who may call, with these permissions; empty when anyone may. */
  callers: readonly CallerKind[]
  list: ListRules | undefined
  /** Whether a call leaves something behind: an order, a message that was sent, a wrong try that counts. */
  writes: boolean
  /** The reading operation whose record a PUT of the caller's own replaces; undefined for any other. */
  replaces: string | undefined
  /** The number in its answer that each call raises; undefined where none does. */
  counts: string | undefined
  /** What the log of the desk says of a call that was granted; undefined where it says nothing. */
  logs: LogRule | undefined
  responses: Record<string, ResponseObject>
}

/** An entry of the desk's log; a name in braces stands for a value of the call, such as `{result}`. */
export interface LogRule {
  action: string
  subject: string
  /** Of an answer that says of several records what was done (`isDone`): the property that names each. */
  each?: string
}

interface RawOperation {
  operationId: string
  tags: string[]
  summary: string
  'x-source': 'spec' | 'assumed'
  'x-list'?: ListRules
  'x-writes'?: boolean
  'x-callers'?: CallerKind[]
  'x-replaces'?: string
  'x-counts'?: string
  'x-logs'?: LogRule
  security?: Record<string, string[]>[]
  responses: Record<string, ResponseObject | { $ref: string }>
}

/** The bundled OpenAPI document. */
export { document }

/** An OpenAPI document as far as its operations need it. */
export interface Document {
  paths: object
  security?: readonly Record<string, string[]>[]
}

/** Follows a local reference within any document; anything else is returned as it is. */
export function follow<T>(node: T | { $ref?: string }, within: object): T {
  const ref = (node as { $ref?: string }).$ref
  if (!ref) return node as T
  return valueAt(within, ref.slice(1)) as T
}

/** Follows a local reference such as `#/components/headers/Link`; anything else is returned as it is. */
export const resolve = <T>(node: T | { $ref?: string }): T => follow<T>(node, document)

/** Whether somebody with these permissions may call an operation behind the login: one of the sets that it names is enough. */
export const isPermitted = (
  { permissions, alternatives }: Pick<Operation<string>, 'permissions' | 'alternatives'>,
  own: readonly string[] | ReadonlySet<string>,
): boolean => {
  const held = new Set<string>(own)
  return [permissions ?? [], ...alternatives].some((names) => names.every((name) => held.has(name)))
}

/** Whose permissions an operation asks for says whose it is. */
function callersOf(raw: RawOperation, permissions: PermissionName[] | null): readonly CallerKind[] {
  if (permissions === null) return []
  if (raw['x-callers']) return raw['x-callers']
  return [permissions.some((name) => name.startsWith('desk.')) ? 'staff' : 'member']
}

function toOperation<Id extends string>(
  within: Document,
  path: string,
  method: Method,
  raw: RawOperation,
): Operation<Id> {
  const security = raw.security ?? within.security ?? []
  // A test holds the names to the schema that lists them.
  const [first, ...alternatives] = security.map(({ bearerAuth = [] }) => bearerAuth as PermissionName[])
  const permissions = first ?? null
  return {
    id: raw.operationId as Id,
    method,
    path,
    tag: raw.tags[0] ?? '',
    summary: raw.summary,
    source: raw['x-source'],
    permissions,
    alternatives,
    callers: callersOf(raw, permissions),
    list: raw['x-list'],
    writes: raw['x-writes'] ?? method !== 'get',
    replaces: raw['x-replaces'],
    counts: raw['x-counts'],
    logs: raw['x-logs'],
    responses: Object.fromEntries(
      Object.entries(raw.responses).map(([status, answer]) => [
        status,
        follow<ResponseObject>(answer, within),
      ]),
    ),
  }
}

/** Every operation of a document, in its order. */
export function operationsOf<Id extends string>(within: Document): ReadonlyMap<Id, Operation<Id>> {
  return new Map(
    Object.entries(within.paths).flatMap(([path, item]) =>
      Object.entries(item as Record<Method, RawOperation>).map(
        ([method, raw]) =>
          [raw.operationId as Id, toOperation<Id>(within, path, method as Method, raw)] as const,
      ),
    ),
  )
}

/** Every operation of the contract, in the document's order. */
export const operations: ReadonlyMap<OperationId, Operation> = operationsOf<OperationId>(document)
