import { isRecord } from '../../shared/is-record.ts'
import { flatten, type Schema } from '../../shared/schema.ts'
import type { MismatchDetails } from '../mismatch.ts'
import type { Node } from './nodes.ts'

const known = new WeakMap<Schema, [name: string, value: unknown][]>()

/** The properties of which at most one of the rows has a value, with that value. */
function meantIn(row: Schema): [name: string, value: unknown][] {
  const meant =
    known.get(row) ??
    Object.entries(flatten(row).properties ?? {}).flatMap(([name, { 'x-holds': { alone } = {} }]) =>
      alone === undefined ? [] : [[name, alone] as [string, unknown]],
    )
  known.set(row, meant)
  return meant
}

/** Where several rows have what the document gives to one alone. */
export function notAlone({ pointer, value: rows, shapes }: Node): MismatchDetails[] {
  if (!Array.isArray(rows)) return []
  return shapes
    .flatMap(({ items }) => (items ? meantIn(items) : []))
    .flatMap(([name, value]) => {
      const places = rows.flatMap((row, place) => (isRecord(row) && row[name] === value ? [place] : []))
      if (places.length < 2) return []
      const path = `${pointer}/${places[1]}/${name}`
      return [
        { kind: 'rule', path, expected: `${value} in one row alone`, seen: `rows ${places.join(', ')}` },
      ]
    })
}
