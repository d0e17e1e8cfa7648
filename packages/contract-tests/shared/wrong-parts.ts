import { validatorOf } from '@portal/api-contract/conformance'
import type { Inputs, Parameter } from './inputs.ts'
import { parseJson } from './json/parse-json.ts'
import type { RequestParts } from './request-parts.ts'
import { type Schema, typesOf } from './schema.ts'

/** A part of a request that the document does not allow. */
export interface WrongPart {
  place: 'query' | 'params' | 'body'
  /** Parameter, or outermost property of the body; empty for the whole body. */
  field: string
}

function typed(text: string, schema: Schema): unknown {
  const types = typesOf(schema)
  if (types.includes('integer') || types.includes('number'))
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (types.includes('boolean')) return text === 'true' || (text === 'false' ? false : text)
  return text
}

/** `in` and `notIn` take commas for the ends of values, a sort has one of its own. */
function listOf({ name, schema }: Parameter, texts: string[]): unknown[] {
  const parts = /\.(in|notIn)$/.test(name) ? texts.flatMap((text) => text.split(',')) : texts
  return parts.map((text) => typed(text, schema.items ?? {}))
}

function isWrong(parameter: Parameter, texts: string[]): boolean {
  const { schema, required } = parameter
  const [first] = texts
  if (first === undefined) return required
  if (typesOf(schema).includes('array')) return !validatorOf(schema)(listOf(parameter, texts))
  return texts.length > 1 || !validatorOf(schema)(typed(first, schema))
}

function wrongQuery({ query }: RequestParts, inputs: Inputs): WrongPart[] {
  const known = new Set(inputs.query.map(({ name }) => name))
  const texts = (name: string) => query.filter(([other]) => other === name).map(([, value]) => value)
  const named = new Set(query.map(([name]) => name))
  const suspects = inputs.query.filter(({ name, required }) => required || named.has(name))
  return [
    ...[...named].filter((name) => !known.has(name)),
    ...suspects.filter((parameter) => isWrong(parameter, texts(parameter.name))).map(({ name }) => name),
  ].map((field) => ({ place: 'query', field }))
}

function wrongPath({ path }: RequestParts, inputs: Inputs): WrongPart[] {
  return inputs.path
    .filter((parameter) => isWrong(parameter, [path[parameter.name] ?? '']))
    .map(({ name }) => ({ place: 'params', field: name }))
}

const whole: WrongPart[] = [{ place: 'body', field: '' }]

/** The outermost names of what does not fit a schema. */
function wrongFields(schema: Schema, value: unknown): WrongPart[] {
  const validate = validatorOf(schema)
  if (validate(value)) return []
  const names = (validate.errors ?? []).map(({ instancePath, params }) => {
    const [outermost] = instancePath.split('/').slice(1)
    return outermost ?? params.missingProperty ?? params.additionalProperty ?? ''
  })
  return [...new Set(names)].map((field) => ({ place: 'body', field }))
}

function wrongBody({ body }: RequestParts, { json, form }: Inputs): WrongPart[] {
  if (form) return body?.kind === 'form' && body.isSound ? [] : whole
  if (!json) return []
  if (body?.kind === 'json') return wrongFields(json.schema, body.value)
  if (body?.kind !== 'text' || body.type !== 'application/json') return whole
  const value = parseJson(body.text)
  return value === undefined ? whole : wrongFields(json.schema, value)
}

/** Whatever of a request the document does not allow; empty for one that a backend may accept. */
export function wrongParts(request: RequestParts, inputs: Inputs): WrongPart[] {
  return [...wrongQuery(request, inputs), ...wrongPath(request, inputs), ...wrongBody(request, inputs)]
}
