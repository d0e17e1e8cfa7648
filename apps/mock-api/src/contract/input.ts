import { type Document, document, type Operation, resolve } from '@portal/api-contract/document'

/** The part of a parameter's schema that reading a text needs; the rest is Ajv's business. */
export interface ParameterSchema {
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array'
  items?: ParameterSchema
  enum?: string[]
  default?: unknown
}

export interface Parameter {
  name: string
  in: 'query' | 'path'
  required?: boolean
  schema: ParameterSchema
}

/** What an operation takes, references followed. */
export interface Input {
  query: Parameter[]
  path: Parameter[]
  /** Schema of the JSON body; null when it takes none. */
  body: object | null
  /** Names of a form's parts, all of them files; null when it takes no form. */
  form: string[] | null
}

interface RawBody {
  content: {
    'application/json'?: { schema: object }
    'multipart/form-data'?: { schema: object }
  }
}

interface RawOperation {
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: RawBody | { $ref: string }
}

function toParameter(raw: Parameter | { $ref: string }): Parameter {
  const parameter = resolve<Parameter>(raw)
  return { ...parameter, schema: resolve<ParameterSchema>(parameter.schema) }
}

function partsOf(schema: object): string[] {
  return Object.keys(resolve<{ properties: object }>(schema as { $ref: string }).properties)
}

/** Parameters and body of an operation as its document states them. @param within without references, unless it is the contract */
export function inputOf({ path, method }: Operation<string>, within: Document = document): Input {
  const paths = within.paths as unknown as Record<string, Record<string, RawOperation>>
  const { parameters = [], requestBody } = paths[path]?.[method] ?? {}
  const all = parameters.map(toParameter)
  const content = requestBody ? resolve<RawBody>(requestBody).content : {}
  const form = content['multipart/form-data']
  return {
    query: all.filter((parameter) => parameter.in === 'query'),
    path: all.filter((parameter) => parameter.in === 'path'),
    body: content['application/json']?.schema ?? null,
    form: form ? partsOf(form.schema) : null,
  }
}
