import { valueAt } from '../../src/json-pointer.ts'
/** A schema as OpenAPI 3.1 writes it; `true` allows everything, `false` nothing. */
export type Schema = boolean | SchemaObject

export interface SchemaObject {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  [keyword: string]: unknown
}

export type Reference = { $ref: string }

export interface MediaObject {
  schema?: Schema
  example?: unknown
  examples?: object
}

export type Content = Record<string, MediaObject>

export interface ParameterObject {
  name: string
  in: string
  required?: boolean
  style?: string
  explode?: boolean
  schema?: Schema
  content?: Content
}

export interface HeaderObject {
  required?: boolean
  schema?: Schema
}

export interface ResponseObject {
  headers?: Record<string, HeaderObject | Reference>
  content?: Content
}

export interface BodyObject {
  required?: boolean
  content?: Content
}

/** Alternatives; each names the schemes that hold together, with their permissions. */
export type Security = Record<string, string[]>[]

export interface OperationObject {
  operationId?: string
  tags?: string[]
  'x-source'?: string
  parameters?: (ParameterObject | Reference)[]
  requestBody?: BodyObject | Reference
  responses?: Record<string, ResponseObject | Reference>
  security?: Security
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

export type PathItem = { parameters?: (ParameterObject | Reference)[] } & {
  [M in (typeof methods)[number]]?: OperationObject
}

/** As much of an OpenAPI 3.1 document, bundled into one file, as these tools read. */
export interface Contract {
  info: { version: string }
  servers?: { url: string }[]
  security?: Security
  paths: Record<string, PathItem>
  components?: { securitySchemes?: Record<string, object>; [kind: string]: object | undefined }
}

/** An operation with the place where it stands. */
export interface PlacedOperation {
  /** `GET /api/member-orders/{id}` */
  name: string
  method: string
  path: string
  item: PathItem
  operation: OperationObject
}

/** Every operation, in the document's order. */
export function operationsOf(contract: Contract): PlacedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ name: `${method.toUpperCase()} ${path}`, method, path, item, operation }] : []
    }),
  )
}

function isReference(node: unknown): node is Reference {
  return typeof node === 'object' && node !== null && '$ref' in node && typeof node.$ref === 'string'
}

/**
 * Follows references until something else is found.
 * @throws Error when one leads outside of the document or nowhere
 */
export function follow<T>(contract: Contract, node: T | Reference): T {
  if (!isReference(node)) return node
  if (!node.$ref.startsWith('#/')) throw new Error(`'${node.$ref}' is not inside the document`)
  const target = valueAt(contract, decodeURIComponent(node.$ref.slice(1)))
  if (target === undefined) throw new Error(`'${node.$ref}' leads nowhere`)
  return follow(contract, target as T | Reference)
}
