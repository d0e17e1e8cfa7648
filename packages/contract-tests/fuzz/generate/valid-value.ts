import type { Random } from '../../shared/random.ts'
import { flatten, type Schema, typesOf } from '../../shared/schema.ts'
import { fromPattern } from './from-pattern.ts'

const words = ['造价咨询', '结算审核', 'BIM', '全过程 咨询', '会员', 'Ω≈ç√', '👷', 'a']
/** Deeper than any body of the document; recursive schemas end at this depth. */
const deepest = 8

function aText(schema: Schema, random: Random): string {
  const { minLength = 0, maxLength = 40, pattern, format } = schema
  if (pattern) return fromPattern(pattern, random, minLength)
  if (format === 'date') return `20${random.int(10, 39)}-0${random.int(1, 9)}-1${random.int(0, 9)}`
  if (format === 'date-time') return new Date(random.int(0, 2_000_000_000) * 1000).toISOString()
  if (format === 'email') return `u${random.int(1, 999)}@mail.example`
  const length = random.int(minLength, Math.max(minLength, Math.min(maxLength, 40)))
  let text = ''
  while ([...text].length < length) text += random.pick(words)
  return [...text].slice(0, Math.max(length, 1)).join('')
}

function aNumber(schema: Schema, random: Random): number {
  const { exclusiveMinimum, minimum = (exclusiveMinimum ?? 0) + 1, maximum = minimum + 1000 } = schema
  const isWhole = typesOf(schema).includes('integer')
  if (random.chance(0.2)) return random.pick([minimum, maximum])
  const whole = random.int(Math.ceil(minimum), Math.floor(Math.min(maximum, minimum + 5000)))
  return isWhole || whole >= maximum ? whole : whole + random.pick([0, 0.5, 0.01])
}

function aList(schema: Schema, random: Random, depth: number): unknown[] {
  const { items = {}, minItems = 0, maxItems = 3 } = schema
  const length = random.int(minItems, Math.max(minItems, Math.min(maxItems, minItems + 3)))
  const values = Array.from({ length }, () => validValue(items, random, depth + 1))
  return schema.uniqueItems ? [...new Set(values)] : values
}

function anObject(schema: Schema, random: Random, depth: number): Record<string, unknown> {
  const { properties = {}, required = [] } = schema
  const chosen = Object.entries(properties).filter(
    ([name]) => required.includes(name) || (depth < deepest && random.chance(0.5)),
  )
  return Object.fromEntries(chosen.map(([name, property]) => [name, validValue(property, random, depth + 1)]))
}

/** A value that fits a schema, as far as a schema says it. */
export function validValue(of: Schema, random: Random, depth = 0): unknown {
  const schema = flatten(of)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.oneOf) return validValue(random.pick(schema.oneOf), random, depth + 1)
  if (schema.examples && random.chance(0.5)) return structuredClone(random.pick(schema.examples))
  switch (
    random.pick(typesOf(schema).length > 0 ? typesOf(schema) : [schema.properties ? 'object' : 'string'])
  ) {
    case 'string':
      return aText(schema, random)
    case 'integer':
    case 'number':
      return aNumber(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'array':
      return aList(schema, random, depth)
    case 'object':
      return anObject(schema, random, depth)
    default:
      return null
  }
}
