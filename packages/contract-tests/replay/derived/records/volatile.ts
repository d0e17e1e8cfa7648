import type { Operation } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import { branchOf, hasProperty, recordSchemaOf, type Schema } from '../../../shared/schema.ts'

interface Marked extends Schema {
  'x-volatile'?: boolean
}

const known = new WeakMap<Schema, boolean>()

/** Whether anything of what a schema describes may differ each time. */
function holdsVolatile(schema: Schema): boolean {
  const found = known.get(schema) ?? hasProperty(schema, (one: Marked) => one['x-volatile'] === true)
  known.set(schema, found)
  return found
}

function without(schema: Schema, value: unknown): unknown {
  if (!holdsVolatile(schema)) return value
  const { properties = {}, items = {} } = branchOf(schema, value)
  if (Array.isArray(value)) return value.map((item) => without(items, item))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(properties[name] as Marked | undefined)?.['x-volatile'])
      .map(([name, part]) => [name, without(properties[name] ?? {}, part)]),
  )
}

/** A body without the properties that the document marks `x-volatile`: they may differ each time. */
export function withoutVolatile(operation: Operation, status: number, body: unknown): unknown {
  const schema = operation.responses[status]?.content?.['application/json']?.schema
  return schema ? without(schema, body) : body
}

const optional = new Map<string, string[]>()

/** What may be left out of a record, or of a list's row, and is the same each time. */
function optionalOf(operation: Operation): string[] {
  const found = optional.get(operation.id)
  if (found) return found
  const { properties = {}, required = [] } = recordSchemaOf(operation)
  const names = Object.entries<Marked>(properties)
    .filter(([name, property]) => !required.includes(name) && !property['x-volatile'])
    .map(([name]) => name)
  optional.set(operation.id, names)
  return names
}

/** A record, or a row of a list, without what may differ each time. */
export function recordWithoutVolatile(
  operation: Operation,
  record: Record<string, unknown>,
): Record<string, unknown> {
  const shown = withoutVolatile(operation, 200, operation.list ? [record] : record)
  return (Array.isArray(shown) ? shown[0] : shown) as Record<string, unknown>
}

/** A record or row to be compared with another: without what may differ each time, and with null for what is left out of it. */
export function comparable(operation: Operation, record: Record<string, unknown>): Record<string, unknown> {
  const kept = recordWithoutVolatile(operation, record)
  const lacking = optionalOf(operation).filter((name) => !(name in kept))
  return lacking.length === 0 ? kept : { ...kept, ...Object.fromEntries(lacking.map((name) => [name, null])) }
}

/** Where two bodies differ first, as a pointer; null when they do not. */
export function firstDifference(one: unknown, other: unknown, path = ''): string | null {
  if (Object.is(one, other)) return null
  const isComparable = (isRecord(one) && isRecord(other)) || (Array.isArray(one) && Array.isArray(other))
  if (!isComparable) return path || '/'
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  for (const name of names) {
    const found = firstDifference(left[name], right[name], `${path}/${name}`)
    if (found) return found
  }
  return null
}

/** The same of two records, of which `other` may say more or less: only what both have is compared. */
export function firstSharedDifference(
  one: Record<string, unknown>,
  other: Record<string, unknown>,
): string | null {
  for (const name of Object.keys(one)) {
    const found = name in other ? firstDifference(one[name], other[name], `/${name}`) : null
    if (found) return found
  }
  return null
}
