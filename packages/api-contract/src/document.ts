import document from '../generated/openapi.json' with { type: 'json' }
import type { operations as OperationTypes } from '../generated/schema.d.ts'

/** Name of an operation of the contract. */
export type OperationId = keyof OperationTypes
/** What an operation takes and answers, as generated from the document. */
export type OperationOf<Id extends OperationId> = OperationTypes[Id]

export type Method = 'get' | 'post' | 'put' | 'delete'

export interface MediaType {
  schema?: object
  example?: unknown
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

/** An operation as the document states it, references in `responses` followed. */
export interface Operation {
  id: OperationId
  method: Method
  /** `/api/member-orders/{id}` */
  path: string
  tag: string
  summary: string
  source: 'spec' | 'assumed'
  /** Permissions the caller needs; `null` when anyone may call. */
  permissions: string[] | null
  list: ListRules | undefined
  responses: Record<string, ResponseObject>
}

interface RawOperation {
  operationId: OperationId
  tags: string[]
  summary: string
  'x-source': 'spec' | 'assumed'
  'x-list'?: ListRules
  security?: Record<string, string[]>[]
  responses: Record<string, ResponseObject | { $ref: string }>
}

/** The bundled OpenAPI document. */
export { document }

/** Follows a local reference such as `#/components/headers/Link`; anything else is returned as it is. */
export function resolve<T>(node: T | { $ref?: string }): T {
  const ref = (node as { $ref?: string }).$ref
  if (!ref) return node as T
  const path = ref.slice(2).split('/')
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as T
}

function toOperation(path: string, method: Method, raw: RawOperation): Operation {
  const security = raw.security ?? document.security
  return {
    id: raw.operationId,
    method,
    path,
    tag: raw.tags[0] ?? '',
    summary: raw.summary,
    source: raw['x-source'],
    permissions: security.length === 0 ? null : (security[0]?.bearerAuth ?? []),
    list: raw['x-list'],
    responses: Object.fromEntries(
      Object.entries(raw.responses).map(([status, answer]) => [status, resolve<ResponseObject>(answer)]),
    ),
  }
}

/** Every operation of the contract, in the document's order. */
export const operations: ReadonlyMap<OperationId, Operation> = new Map(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as unknown as Record<Method, RawOperation>).map(([method, raw]) => [
      raw.operationId,
      toOperation(path, method as Method, raw),
    ]),
  ),
)
