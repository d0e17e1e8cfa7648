import { isRecord } from '../../../shared/is-record.ts'
import { branchOf, type Schema } from '../../../shared/schema.ts'

type Body = Record<string, unknown>

/**
 * What is inside a value: an object, or the last one of a list.
 * @returns it, with its path behind the value's, and what makes the whole value with another one in its place
 */
export function insideOf(schema: Schema, value: unknown) {
  if (isRecord(value))
    return { of: branchOf(schema, value), part: value, at: '', whole: (other: Body): unknown => other }
  const last = Array.isArray(value) ? value.at(-1) : undefined
  if (!Array.isArray(value) || !isRecord(last) || !schema.items) return undefined
  const before = value.slice(0, -1)
  return {
    ...{ of: branchOf(schema.items, last), part: last, at: `[${before.length}]` },
    whole: (other: Body): unknown => [...before, other],
  }
}

/** Whether a path leads to a property, or to what is in it. */
export const isOf = (property: string, path: string): boolean =>
  path === property || (path.startsWith(property) && /^[.[]/.test(path.slice(property.length)))
