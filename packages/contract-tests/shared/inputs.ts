import {
  type Document,
  document,
  type MediaType,
  type Operation,
  resolve,
} from '@portal/api-contract/document'
import { branchOf, flatten, type Schema } from './schema.ts'

/** A parameter as the document states it. */
export interface Parameter {
  name: string
  in: 'query' | 'path'
  required: boolean
  schema: Schema
  example: unknown
  /** Other parameters without which it means nothing. */
  'x-with'?: Record<string, string>
}

/** What an operation takes. */
export interface Inputs {
  query: Parameter[]
  path: Parameter[]
  /** Its JSON body, with values to start from. */
  json: { schema: Schema; examples: unknown[] } | null
  /** The parts of its form, all of them files. */
  form: string[] | null
}

type Referring<T> = T | { $ref?: string }

interface RawMedia extends MediaType {
  examples?: Record<string, { value: unknown }>
}

interface RawOperation {
  parameters?: Referring<Parameter>[]
  requestBody?: Referring<{ content?: Record<string, RawMedia> }>
}

function toParameter(raw: Referring<Parameter>): Parameter {
  const parameter = resolve<Parameter>(raw)
  const schema = flatten(parameter.schema)
  const example = parameter.example ?? schema.examples?.[0]
  return { ...parameter, required: parameter.required ?? false, schema, example }
}

function examplesOf({ schema, example, examples }: RawMedia): unknown[] {
  const own = [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples ?? {}).map((one) => one.value),
  ]
  return own.length > 0 ? own : (flatten(schema as Schema).examples ?? [])
}

function readInputs({ path, method }: Operation<string>, within: Document): Inputs {
  const paths = within.paths as Record<string, Record<string, RawOperation>>
  const { parameters = [], requestBody } = paths[path]?.[method] ?? {}
  const all = parameters.map(toParameter)
  const content = requestBody
    ? (resolve<{ content?: Record<string, RawMedia> }>(requestBody).content ?? {})
    : {}
  const json = content['application/json']
  const form = content['multipart/form-data']
  return {
    query: all.filter((parameter) => parameter.in === 'query'),
    path: all.filter((parameter) => parameter.in === 'path'),
    json: json?.schema ? { schema: json.schema as Schema, examples: examplesOf(json) } : null,
    form: form?.schema ? Object.keys(flatten(form.schema as Schema).properties ?? {}) : null,
  }
}

const known = new WeakMap<Operation<string>, Inputs>()

/** Parameters and body of an operation, as a document states them; read once, because every answer asks for them. */
export function inputsOf(operation: Operation<string>, within: Document = document): Inputs {
  const inputs = known.get(operation) ?? readInputs(operation, within)
  known.set(operation, inputs)
  return inputs
}

/** The query parameters that an operation cannot do without, with the document's examples. */
export const requiredQuery = (operation: Operation<string>): [name: string, value: string][] =>
  inputsOf(operation)
    .query.filter(({ required }) => required)
    .map(({ name, example }) => [name, String(example ?? '')])

/** The schema of a body, of several the one that fits. */
export const shapeOf = (operation: Operation, body: Record<string, unknown>): Schema =>
  branchOf(flatten(inputsOf(operation).json?.schema ?? {}), body)
