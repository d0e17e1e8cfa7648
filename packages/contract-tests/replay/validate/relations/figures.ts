import { isRecord } from '../../../shared/is-record.ts'
import type { Relation, Schema } from '../../../shared/schema.ts'
import type { MismatchDetails } from '../../mismatch.ts'
import type { Node } from './nodes.ts'

type Row = Record<string, unknown>

interface Difference {
  /** Below the property. */
  pointer: string
  expected: unknown
  seen: unknown
}

const within = (name: string | number, inner: Difference | null): Difference | null =>
  inner && { ...inner, pointer: `/${name}${inner.pointer}` }

function firstOf<T>(
  all: readonly T[],
  look: (one: T, place: number) => Difference | null,
): Difference | null {
  for (const [place, one] of all.entries()) {
    const found = look(one, place)
    if (found) return found
  }
  return null
}

/** Where a value is another than the document says; of a record and of rows it says no more than what it names. */
function difference(expected: unknown, seen: unknown): Difference | null {
  if (Array.isArray(expected) && Array.isArray(seen) && expected.length === seen.length)
    return firstOf(expected, (one, place) => within(place, difference(one, seen[place])))
  if (isRecord(expected) && isRecord(seen))
    return firstOf(Object.keys(expected), (name) => within(name, difference(expected[name], seen[name])))
  return expected === seen ? null : { pointer: '', expected, seen }
}

const known = new WeakMap<Schema, [name: string, by: NonNullable<Relation['by']>][]>()

/** The properties of a record whose values the document gives. */
function givenIn(shape: Schema): [name: string, by: NonNullable<Relation['by']>][] {
  const given =
    known.get(shape) ??
    Object.entries(shape.properties ?? {}).flatMap(([name, { 'x-holds': { by } = {} }]) =>
      by === undefined ? [] : [[name, by] as [string, typeof by]],
    )
  known.set(shape, given)
  return given
}

const shown = (value: unknown): string => JSON.stringify(value ?? null).slice(0, 120)

/** Where a figure is not the one that the document gives for the value of another property, as `x-holds: { by: … }`. */
export function figures({ pointer, value: record, shapes }: Node): MismatchDetails[] {
  if (!isRecord(record)) return []
  return shapes
    .flatMap(givenIn)
    .flatMap(([name, by]) =>
      Object.entries(by).flatMap(([other, values]) =>
        wrongIn(record, `${pointer}/${name}`, record[name], other, values),
      ),
    )
}

function wrongIn(record: Row, path: string, seen: unknown, other: string, values: Row): MismatchDetails[] {
  const key = String(record[other])
  if (seen === undefined || !(key in values)) return []
  const wrong = difference(values[key], seen)
  if (!wrong) return []
  const expected = `${shown(wrong.expected)}, as the document says of ${other} ${key}`
  return [{ kind: 'rule', path: `${path}${wrong.pointer}`, expected, seen: shown(wrong.seen) }]
}
