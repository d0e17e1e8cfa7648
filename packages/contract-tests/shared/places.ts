import { isRecord } from './is-record.ts'
import { branchOf, type Schema } from './schema.ts'

/** The names and positions that lead into a JSON value. */
export type KeyPath = readonly (string | number)[]

/** A place within a body that can be made wrong. */
export interface Place {
  keys: KeyPath
  schema: Schema
  isRequired: boolean
}

/** Every place of a body that its schema knows, given or not; of a list the first element. */
export function placesOf(schema: Schema, value: unknown, keys: KeyPath = [], isRequired = true): Place[] {
  const meant = branchOf(schema, value)
  const inside = isRecord(value)
    ? Object.entries(meant.properties ?? {}).map(([name, property]) => [name, property] as const)
    : Array.isArray(value) && value.length > 0 && meant.items
      ? [[0, meant.items] as const]
      : []
  return [
    { keys, schema: meant, isRequired },
    ...inside.flatMap(([name, property]) => {
      const child = isRecord(value) ? value[name] : (value as unknown[])[0]
      return placesOf(property, child, [...keys, name], meant.required?.includes(String(name)) ?? false)
    }),
  ]
}

/** A copy with something else at a place. */
export function putAt(value: unknown, [step, ...rest]: KeyPath, put: unknown): unknown {
  if (step === undefined) return put
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? putAt(item, rest, put) : item))
  const record = isRecord(value) ? value : {}
  return { ...record, [step]: putAt(record[step], rest, put) }
}

/** A copy without what is at a place. */
export function dropAt(value: unknown, [step, ...rest]: KeyPath): unknown {
  if (step === undefined) return undefined
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_, at) => at !== step)
      : value.map((item, at) => (at === step ? dropAt(item, rest) : item))
  }
  if (!isRecord(value)) return value
  const { [step]: inner, ...others } = value
  return rest.length === 0 ? others : { ...others, [step]: dropAt(inner, rest) }
}
