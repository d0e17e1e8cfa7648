import { type Operation, operations } from '@portal/api-contract/document'
import { inputsOf, shapeOf } from '../../../shared/inputs.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { flatten, type Schema, typesOf } from '../../../shared/schema.ts'
import type { Exchange } from '../../exchange.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { callersOf } from '../callers.ts'
import { note } from '../note.ts'
import { badValuesOf, nearMissesOf } from './bad-values.ts'
import { insideOf, isOf } from './inside.ts'
import { atLimits, beyondLimits, type Limited } from './limits.ts'
import { fieldsOf, isRefused, refusedTogether } from './refused.ts'

type Body = Record<string, unknown>

/** Somebody's login could be blocked or changed, or a code sent, where a wrong body is taken nevertheless. */
const isRisky = (body: Body): boolean => 'password' in body || 'captchaCode' in body

/** The body of the document's first example; undefined for an operation that takes none, or one that is not tried. */
export function exampleOf(operation: Operation): Body | undefined {
  const [example] = inputsOf(operation).json?.examples ?? []
  if (operation.method === 'get' || !isRecord(example)) return undefined
  return isRisky(shapeOf(operation, example).properties ?? {}) ? undefined : example
}

/** Values that a property cannot have, as near as may be to one that it has. */
function wrongValuesOf(schema: Schema, right: unknown): unknown[] {
  const near = nearMissesOf(schema, right)
  if (near.length > 0 && !schema.enum) return near
  const types = typesOf(schema)
  if (types.includes('object') || types.includes('array')) return ['abc']
  return [...near, badValuesOf(schema)[0] ?? { not: 'this' }]
}

/** One thing that is wrong in a body. */
interface Wrong {
  /** Path of what is wrong, such as `people[1].phone`. */
  path: string
  /** The body, or the part of it that this is about, with this wrong in it as well. */
  into(part: Body): Body
  what: string
}

/** A list whose last one of single values is wrong. */
function wrongItemsOf({ items }: Schema, value: unknown, path: string): { path: string; value: unknown[] }[] {
  const last = Array.isArray(value) ? value.at(-1) : undefined
  if (!Array.isArray(value) || !items || last === undefined || typeof last === 'object') return []
  const [bad] = badValuesOf(flatten(items))
  const at = value.length - 1
  return bad === undefined ? [] : [{ path: `${path}[${at}]`, value: value.with(at, bad) }]
}

/** Each property of a part of a body left out where it must be there, and wrong; at any depth. */
function wrongPartsOf(of: Schema, part: Body, where: string): Wrong[] {
  const { properties = {}, required = [] } = of
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = flatten(property)
    const path = `${where}${name}`
    const inside = insideOf(schema, part[name])
    const wholes = wrongValuesOf(schema, part[name]).map((value) => ({ path, value }))
    const wrong = [...wholes, ...wrongItemsOf(schema, part[name], path)].map(({ path, value }) => ({
      path,
      into: (whole: Body) => ({ ...whole, [name]: value }),
      what: `${path}: ${JSON.stringify(value).slice(0, 40)}`,
    }))
    const without = ({ [name]: _, ...rest }: Body): Body => rest
    return [
      ...(required.includes(name) ? [{ path, into: without, what: `no ${path}` }] : []),
      ...wrong,
      ...(inside
        ? wrongPartsOf(inside.of, inside.part, `${path}${inside.at}.`).map(({ path, what, into }) => ({
            ...{ path, what },
            into: (whole: Body) => ({
              ...whole,
              [name]: inside.whole(into(insideOf(schema, whole[name])?.part ?? inside.part)),
            }),
          }))
        : []),
    ]
  })
}

const wrongBodiesOf = (operation: Operation, example: Body): Wrong[] =>
  wrongPartsOf(shapeOf(operation, example), example, '')

function checkAnswer(context: Context, { path, what }: Wrong, exchange: Exchange): void {
  if (isRefused(path, exchange)) return
  const { status } = exchange.answer
  const fields = fieldsOf(exchange)
  const isTaken = status < 400
  note(context, {
    kind: isTaken ? 'not refused' : 'problem',
    path,
    expected: isTaken ? 'a refusal with 400' : `a refusal with 400 that names '${path}'`,
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

/** Each of several things that are wrong in a body is named. */
function checkAll(context: Context, what: string, paths: string[], exchange: Exchange): void {
  const { status } = exchange.answer
  const fields = fieldsOf(exchange)
  const left = paths.filter((path) => !fields.some((field) => isOf(path, field)))
  if (status === 400 && left.length === 0) return
  const expected = `a refusal with 400 that names each of the ${what}`
  const kind = status < 400 ? 'not refused' : 'problem'
  note(context, { kind, path: what, expected, seen: `${status} without ${left.join(', ')}`, exchange })
}

/** What is right at its limit is not named. */
function checkTaken(context: Context, { what, paths }: Limited, exchange: Exchange): void {
  const { status } = exchange.answer
  const named = fieldsOf(exchange).filter((field) => paths.some((path) => isOf(path, field)))
  if (status >= 400 && named.length === 0) return
  const expected = `a refusal for what is lacking, and not for ${what} that the document allows`
  note(context, {
    kind: 'problem',
    path: what,
    expected,
    seen: `${status} naming ${named.join(', ')}`,
    exchange,
  })
}

async function check(context: Context, operation: Operation, example: Body): Promise<void> {
  const [role] = await callersOf(context, operation)
  if (!role) return context.skip('no account of the credentials may call it')
  const path = Object.fromEntries(
    inputsOf(operation).path.map((parameter) => [parameter.name, String(parameter.example ?? 1)]),
  )
  const send = (wrong: Wrong[]) =>
    context.call(operation, { role, path, body: wrong.reduce((body, { into }) => into(body), example) })
  await refusedTogether(wrongBodiesOf(operation, example), send, (wrong, exchange) =>
    checkAnswer(context, wrong, exchange),
  )
  const shape = shapeOf(operation, example)
  const { body, names } = withControls(operation, example)
  const severally = [{ what: 'control characters', paths: names, body }, ...beyondLimits(shape, example)]
  for (const { what, paths, body } of severally)
    if (paths.length > 0) checkAll(context, what, paths, await context.call(operation, { role, path, body }))
  for (const one of atLimits(shape, example))
    checkTaken(context, one, await context.call(operation, { role, path, body: one.body }))
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
