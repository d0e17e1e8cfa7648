import type { Random } from '../../shared/random.ts'
import { flatten, type Schema, typesOf } from '../../shared/schema.ts'
import { oddDates, oddNumbers, oddNumberTexts, oddTexts } from './odd-texts.ts'
import { validValue } from './valid-value.ts'

/** A text of so many characters, some of which are two code units. */
const ofLength = (length: number, random: Random): string =>
  random.pick(['界', 'a', '😀', ' ']).repeat(Math.max(0, length))

function oddText({ minLength = 0, maxLength, format }: Schema, random: Random): string {
  if (format?.startsWith('date') && random.chance(0.6)) return random.pick(oddDates)
  const lengths = [minLength - 1, minLength, 4_000, ...(maxLength ? [maxLength, maxLength + 1] : [])]
  return random.chance(0.35) ? ofLength(random.pick(lengths), random) : random.pick(oddTexts)
}

function oddNumber({ minimum, maximum, exclusiveMinimum }: Schema, random: Random): number {
  const edges = [
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum]),
  ]
  return edges.length > 0 && random.chance(0.5) ? random.pick(edges) : random.pick(oddNumbers)
}

/**
 * Bytes of a list: more than most servers take, yet no tens of megabytes. A server that refuses a body closes the connection while
 * the rest is still being sent, and then its answer may be lost, which is no fault of it.
 */
const longestList = 1_500_000

function oddList({ items = {}, minItems = 0, maxItems }: Schema, random: Random): unknown[] {
  const lengths = [0, minItems - 1, 5_000, ...(maxItems ? [maxItems, maxItems + 1] : [])]
  const length = Math.max(0, random.pick(lengths))
  const value = random.chance(0.5) ? validValue(items, random) : oddValue(items, random)
  const room = Math.floor(longestList / Buffer.byteLength(`${JSON.stringify(value)},`))
  return Array(Math.min(length, room)).fill(value)
}

/** A value of a type that the schema does not allow. */
const otherTypes: readonly unknown[] = [null, true, false, 0, 1, '', '1', [], {}, [null], [[]], { a: {} }]

function ofType(type: string | undefined, schema: Schema, random: Random): unknown {
  switch (type) {
    case 'string':
      return oddText(schema, random)
    case 'integer':
    case 'number':
      return oddNumber(schema, random)
    case 'array':
      return oddList(schema, random)
    default:
      return random.pick(otherTypes)
  }
}

/** A value that a schema may or may not allow: at its limits, beyond them, of another type, or unusual in itself. */
export function oddValue(of: Schema, random: Random): unknown {
  const schema = flatten(of)
  if (random.chance(0.3)) return random.pick(otherTypes)
  return ofType(typesOf(schema)[0], schema, random)
}

/** Servers take some 16 KB of address; in it a character may be nine. */
const longestParameter = 1_000

/** The same for a parameter, which is a text whatever it means. */
export function oddParameter(of: Schema, random: Random): string {
  return parameterText(of, random).slice(0, longestParameter)
}

function parameterText(of: Schema, random: Random): string {
  const schema = flatten(of)
  const types = typesOf(schema)
  if (random.chance(0.2)) return random.pick(oddTexts)
  if (types.includes('array')) return listText(schema, random)
  if (types.includes('integer') || types.includes('number')) {
    return random.chance(0.5) ? random.pick(oddNumberTexts) : String(oddNumber(schema, random))
  }
  if (types.includes('boolean')) return random.pick(['true', 'false', 'TRUE', '1', '0', '', 'yes'])
  return random.chance(0.3) ? random.pick(oddDates) : oddText(schema, random)
}

function listText({ items = {}, maxItems = 20 }: Schema, random: Random): string {
  const length = random.pick([0, 1, 2, maxItems, maxItems + 1])
  return Array.from({ length }, () => parameterText(items, random)).join(',')
}
