import { isRecord } from '../../../shared/is-record.ts'
import { flatten, type Schema } from '../../../shared/schema.ts'
import type { Exchange } from '../../exchange.ts'
import { mediaTypeOf } from '../../validate/rule.ts'
import type { UnseenValues } from '../report.ts'

/** A property of answers that has one of a few values. */
interface Enumeration {
  property: string
  values: string[]
  operations: Set<string>
  seen: Set<string>
}

/** Where an enumeration stands in an answer: names of properties, `*` for every item of an array. */
interface Place {
  parts: string[]
  enumeration: Enumeration
}

/** What is no text is shown as JSON. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The values that a schema lists; none for one that lists none, or a single one that is always the same. */
function valuesOf({ enum: listed = [] }: Schema): string[] {
  const values = listed.filter((value) => value !== null).map(asText)
  return values.length > 1 ? values : []
}

/** Deeper than any answer tells something new; schemas may hold themselves. */
const deepest = 10

/** Every list of values in a schema, and where. */
function listsIn(schema: Schema, parts: string[] = []): { parts: string[]; values: string[] }[] {
  if (parts.length > deepest) return []
  const whole = flatten(schema)
  const values = valuesOf(whole)
  return [
    ...(values.length > 0 ? [{ parts, values }] : []),
    ...(whole.oneOf ?? []).flatMap((branch) => listsIn(branch, parts)),
    ...(whole.items ? listsIn(whole.items, [...parts, '*']) : []),
    ...Object.entries(whole.properties ?? {}).flatMap(([name, part]) => listsIn(part, [...parts, name])),
  ]
}

/** The values that stand at a place of an answer. */
function valuesAt(value: unknown, [part, ...rest]: string[]): unknown[] {
  if (part === undefined) return [value]
  if (part === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : []
  return isRecord(value) ? valuesAt(value[part], rest) : []
}

function schemaOf(exchange: Exchange): Schema | undefined {
  const { operation, answer } = exchange
  if (answer.status < 200 || answer.status > 299) return undefined
  return operation?.responses[answer.status]?.content?.[mediaTypeOf(exchange)]?.schema
}

/** Enumerations by name and values: the same in several operations is one. */
class Enumerations {
  readonly #byKey = new Map<string, Enumeration>()
  readonly #bySchema = new Map<Schema, Place[]>()

  #of(property: string, values: string[]): Enumeration {
    const key = JSON.stringify([property, values])
    const found = this.#byKey.get(key) ?? { property, values, operations: new Set(), seen: new Set() }
    this.#byKey.set(key, found)
    return found
  }

  #placesIn(schema: Schema, operation: string): Place[] {
    const known = this.#bySchema.get(schema)
    if (known) return known
    const places = listsIn(schema).map(({ parts, values }) => {
      const enumeration = this.#of(parts.findLast((part) => part !== '*') ?? operation, values)
      enumeration.operations.add(operation)
      return { parts, enumeration }
    })
    this.#bySchema.set(schema, places)
    return places
  }

  note(schema: Schema, operation: string, body: unknown): void {
    for (const { parts, enumeration } of this.#placesIn(schema, operation))
      for (const value of valuesAt(body, parts)) enumeration.seen.add(asText(value))
  }

  all(): Enumeration[] {
    return [...this.#byKey.values()]
  }
}

/**
 * The values that the document lists for properties of answers and that never came, in any operation that succeeded: nothing is
 * known of how the backend shows them. Properties of which least came stand first.
 */
export function unseenValuesIn(exchanges: Exchange[]): UnseenValues[] {
  const enumerations = new Enumerations()
  for (const exchange of exchanges) {
    const schema = schemaOf(exchange)
    if (schema && exchange.operation) enumerations.note(schema, exchange.operation.id, exchange.answer.body)
  }
  return enumerations
    .all()
    .map(({ property, values, operations, seen }) => ({
      property,
      operations: [...operations],
      values: values.filter((value) => !seen.has(value)),
      of: values.length,
    }))
    .filter(({ values }) => values.length > 0)
    .sort((a, b) => b.values.length / b.of - a.values.length / a.of)
}
