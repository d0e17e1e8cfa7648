import { type Operation, operations } from '@portal/api-contract/document'
import { inputsOf } from '../../../shared/inputs.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { branchOf, flatten, type Schema, typesOf } from '../../../shared/schema.ts'
import type { Exchange } from '../../exchange.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { callersOf } from '../callers.ts'
import { note } from '../note.ts'
import { badValuesOf, nearMissOf } from './bad-values.ts'

type Body = Record<string, unknown>

/** Somebody's login could be blocked or changed, or a code sent, where a wrong body is taken nevertheless. */
const isRisky = (body: Body): boolean => 'password' in body || 'captchaCode' in body

const shapeOf = (operation: Operation, body: Body): Schema =>
  branchOf(flatten(inputsOf(operation).json?.schema ?? {}), body)

/** The body of the document's first example; undefined for an operation that takes none, or one that is not tried. */
function exampleOf(operation: Operation): Body | undefined {
  const [example] = inputsOf(operation).json?.examples ?? []
  if (operation.method === 'get' || !isRecord(example)) return undefined
  return isRisky(shapeOf(operation, example).properties ?? {}) ? undefined : example
}

/** A value that a property cannot have, as near as may be to one that it has. */
function wrongValueOf(schema: Schema, right: unknown): unknown {
  const nearly = nearMissOf(schema, right)
  if (nearly !== undefined) return nearly
  const types = typesOf(schema)
  if (types.includes('object') || types.includes('array')) return 'abc'
  return badValuesOf(schema)[0] ?? { not: 'this' }
}

/** A body with one thing wrong in it. */
interface Wrong {
  name: string
  body: Body
  what: string
}

function wrongBodiesOf(operation: Operation, example: Body): Wrong[] {
  const { properties = {}, required = [] } = shapeOf(operation, example)
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = flatten(property)
    const { [name]: _, ...without } = example
    const value = wrongValueOf(schema, example[name])
    return [
      ...(required.includes(name) ? [{ name, body: without, what: `no ${name}` }] : []),
      { name, body: { ...example, [name]: value }, what: `${name}: ${JSON.stringify(value).slice(0, 40)}` },
    ]
  })
}

function fieldsOf({ answer }: Exchange): string[] {
  const { fieldErrors = [] } = (answer.body ?? {}) as { fieldErrors?: { field?: unknown }[] }
  return Array.isArray(fieldErrors) ? fieldErrors.map((error) => String(error?.field)) : []
}

/** A property is named by itself or by what is in it. */
const isOf = (name: string, field: string): boolean =>
  field === name || /^[.[]/.test(field.slice(name.length))

function checkAnswer(context: Context, { name, what }: Wrong, exchange: Exchange): void {
  const { status } = exchange.answer
  const fields = fieldsOf(exchange)
  if (status === 400 && fields.some((field) => field.startsWith(name) && isOf(name, field))) return
  const isTaken = status < 400
  note(context, {
    kind: isTaken ? 'not refused' : 'problem',
    path: name,
    expected: isTaken ? 'a refusal with 400' : `a refusal with 400 that names '${name}'`,
    seen: isTaken
      ? `${status} for ${what}`
      : `${status} naming ${fields.join(', ') || 'nothing'}, for ${what}`,
    exchange,
  })
}

/** Whether a text may be anything: of all others another refusal may come first. */
function isFreeText(of: Schema = {}): boolean {
  const schema = flatten(of)
  const { enum: listed, const: constant, pattern, format } = schema
  const isBound = [listed, constant, pattern, format].some((one) => one !== undefined)
  return typesOf(schema).includes('string') && !isBound
}

/** The example with a control character in each of its free texts, and in those that it leaves out. */
function withControls(operation: Operation, example: Body): { body: Body; names: string[] } {
  const { properties = {} } = shapeOf(operation, example)
  const names = Object.keys(properties).filter((name) => isFreeText(properties[name]))
  // As long as before, and as it has to be: what is too long or too short is refused for that.
  const textOf = (name: string) =>
    String(example[name] ?? '回放'.padEnd(flatten(properties[name] ?? {}).minLength ?? 0, '放'))
  const controlled = (name: string) => `${textOf(name).slice(1)}\u0007`
  const texts = names.map((name) => [name, controlled(name)])
  return { body: { ...example, ...Object.fromEntries(texts) }, names }
}

/** Each text of a body that holds a control character is named. */
function checkControls(context: Context, names: string[], exchange: Exchange): void {
  const { status } = exchange.answer
  const fields = fieldsOf(exchange)
  const left = names.filter((name) => !fields.includes(name))
  if (left.length === 0) return
  const expected = 'a refusal with 400 that names each text with a control character in it'
  const kind = status < 400 ? 'not refused' : 'problem'
  const seen = `${status} without ${left.join(', ')}`
  note(context, { kind, path: 'control characters', expected, seen, exchange })
}

async function check(context: Context, operation: Operation, example: Body): Promise<void> {
  const [role] = await callersOf(context, operation)
  if (!role) return context.skip('no account of the credentials may call it')
  const path = Object.fromEntries(
    inputsOf(operation).path.map((parameter) => [parameter.name, String(parameter.example ?? 1)]),
  )
  for (const wrong of wrongBodiesOf(operation, example))
    checkAnswer(context, wrong, await context.call(operation, { role, path, body: wrong.body }))
  const { body, names } = withControls(operation, example)
  if (names.length > 0) checkControls(context, names, await context.call(operation, { role, path, body }))
}

/** For each operation that takes a body: one that lacks something, or has something wrong in it, is refused by its name. */
export const bodyRefusalScenarios: Scenario[] = [...operations.values()].flatMap((operation) => {
  const example = exampleOf(operation)
  if (!example) return []
  return {
    name: `A wrong body is refused by name: ${operation.id}`,
    operations: [operation.id],
    writes: operation.writes,
    run: (context: Context) => check(context, operation, example),
  }
})
