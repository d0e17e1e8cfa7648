import { validatorOf } from '@portal/api-contract/conformance'
import { flatten, type Schema, typesOf } from '../../../shared/schema.ts'
import { insideOf, isOf } from './inside.ts'

type Body = Record<string, unknown>

/** Where values stand by their limits. */
interface Way {
  /** Blanks are a text that is long enough and says nothing. */
  side: 'above' | 'below' | 'blank'
  /** The values themselves, or how many of them there are in a list. */
  of: 'values' | 'counts'
  /** How far beyond the limit; 0 is right at it. */
  by: 0 | 1
}

/** A body in which all values are at their limits or beyond them, and the paths of these. */
export interface Limited {
  what: string
  body: Body
  paths: string[]
}

function numberAt(schema: Schema, { side, by }: Way): number | undefined {
  if (side === 'blank') return undefined
  const { minimum, maximum, exclusiveMinimum } = schema
  // Amounts differ by a fen.
  const step = typesOf(schema).includes('integer') ? 1 : 0.01
  const lowest = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + step
  const limit = side === 'above' ? maximum : lowest
  if (limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER) return undefined
  return Number((side === 'above' ? limit + by * step : limit - by * step).toFixed(2))
}

/** Letters of which one will do for most patterns. */
const letters = ['x', '1', '放']

/** A text of that length which keeps all else where it can; undefined where none is found. */
function textAt(schema: Schema, { side, by }: Way): string | undefined {
  const { minLength = 0, maxLength, ...rest } = schema
  if (side === 'blank')
    return schema.pattern?.includes('\\S') ? ' '.repeat(Math.max(1, minLength)) : undefined
  if (side === 'above' ? maxLength === undefined : minLength === 0) return undefined
  const length = side === 'above' ? (maxLength ?? 0) + by : minLength - by
  const texts = letters.map((letter) => letter.repeat(length))
  return length === 0 ? '' : texts.find((text) => validatorOf(rest)(text))
}

/** So many in a list; undefined where these cannot be made up. */
function countAt(
  { minItems = 0, maxItems, items = {}, uniqueItems = false }: Schema,
  right: unknown,
  { side, by }: Way,
): unknown {
  if (side === 'blank' || (side === 'above' ? maxItems === undefined : minItems === 0)) return undefined
  const count = side === 'above' ? (maxItems ?? 0) + by : minItems - by
  const known: unknown[] = Array.isArray(right) ? right : []
  if (known.length >= count) return known.slice(0, count)
  const one = flatten(items)
  // Distinct ones, as some lists may have nothing twice.
  if (typesOf(one).includes('integer')) return Array.from({ length: count }, (_, place) => place + 1)
  // The same ones are refused for that where they may not be there twice.
  return known.length > 0 && (by === 1 || !uniqueItems)
    ? Array.from({ length: count }, () => known[0])
    : undefined
}

function valueAt(schema: Schema, right: unknown, way: Way): unknown {
  const types = typesOf(schema)
  if (schema.enum ?? schema.const) return undefined
  if (types.includes('array')) return way.of === 'counts' ? countAt(schema, right, way) : undefined
  if (way.of === 'counts') return undefined
  if (types.includes('integer') || types.includes('number')) return numberAt(schema, way)
  return types.includes('string') ? textAt(schema, way) : undefined
}

function partAt({ properties = {} }: Schema, part: Body, where: string, way: Way): Omit<Limited, 'what'> {
  const body = { ...part }
  const paths: string[] = []
  for (const [name, property] of Object.entries(properties)) {
    const schema = flatten(property)
    const path = `${where}${name}`
    const value = valueAt(schema, part[name], way)
    const inside = value === undefined ? insideOf(schema, part[name]) : undefined
    if (value !== undefined) {
      body[name] = value
      paths.push(path)
    } else if (inside) {
      const inner = partAt(inside.of, inside.part, `${path}${inside.at}.`, way)
      body[name] = inside.whole(inner.body)
      paths.push(...inner.paths)
    }
  }
  return { body, paths }
}

const ways: [what: string, way: Omit<Way, 'by'>][] = [
  ['the largest and longest values', { side: 'above', of: 'values' }],
  ['the smallest and shortest values', { side: 'below', of: 'values' }],
  ['the longest lists', { side: 'above', of: 'counts' }],
  ['the shortest lists', { side: 'below', of: 'counts' }],
]

const limited = (shape: Schema, right: Body, by: Way['by']): Limited[] =>
  ways
    .map(([what, way]) => ({ what, ...partAt(shape, right, '', { ...way, by }) }))
    .filter(({ paths }) => paths.length > 0)

/** Right bodies with what has a limit beyond it: all that is too much at once, all that is too little, and blanks for words. Each has to be named. */
export function beyondLimits(shape: Schema, right: Body): Limited[] {
  const beyond = limited(shape, right, 1).map((one) => ({ ...one, what: `more or less than ${one.what}` }))
  const blank = partAt(shape, right, '', { side: 'blank', of: 'values', by: 1 })
  return blank.paths.length > 0 ? [...beyond, { ...blank, what: 'blanks in place of words' }] : beyond
}

/**
 * Bodies with what has a limit right at it, which lack something else: they are refused for that alone, so that nothing is written.
 * None where nothing has to be there.
 */
export function atLimits(shape: Schema, right: Body): (Limited & { lacking: string })[] {
  const { required = [] } = shape
  return limited(shape, right, 0).flatMap(({ what, body, paths }) => {
    const isLimited = (name: string) => paths.some((path) => isOf(name, path))
    const lacking = required.find((name) => name !== 'id' && !isLimited(name)) ?? required.at(-1)
    if (lacking === undefined) return []
    const { [lacking]: _, ...rest } = body
    const others = paths.filter((path) => !isOf(lacking, path))
    return others.length > 0 ? [{ what, body: rest, paths: others, lacking }] : []
  })
}
