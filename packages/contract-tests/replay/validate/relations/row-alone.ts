import { isRecord } from '../../../shared/is-record.ts'
import { flatten, type Relation, type Schema } from '../../../shared/schema.ts'
import type { MismatchDetails } from '../../mismatch.ts'
import type { Node } from './nodes.ts'

type Rule = [name: string, relation: Relation]

const known = new WeakMap<Schema, Rule[]>()

/** The properties that say something of all rows together. */
function rulesOf(row: Schema): Rule[] {
  const rules =
    known.get(row) ??
    Object.entries(flatten(row).properties ?? {}).flatMap(([name, { 'x-holds': relation = {} }]): Rule[] =>
      'alone' in relation || 'unique' in relation ? [[name, relation]] : [],
    )
  known.set(row, rules)
  return rules
}

/** The places of the rows by what they have there; those that have nothing are none of them. */
function placesByValue(rows: unknown[], name: string): Map<unknown, number[]> {
  const found = rows.flatMap((row, place) => {
    const value = isRecord(row) ? (row[name] ?? null) : null
    return value === null ? [] : [{ value, place }]
  })
  const grouped = Map.groupBy(found, ({ value }) => value)
  return new Map([...grouped].map(([value, all]) => [value, all.map(({ place }) => place)]))
}

/** Where several rows have what the document gives to one alone, or to each one of its own. */
export function notAlone({ pointer, value: rows, shapes }: Node): MismatchDetails[] {
  if (!Array.isArray(rows)) return []
  return shapes
    .flatMap(({ items }) => (items ? rulesOf(items) : []))
    .flatMap(([name, { alone, unique }]) =>
      [...placesByValue(rows, name)].flatMap(([value, places]): MismatchDetails[] => {
        if (places.length < 2 || !(unique || value === alone)) return []
        const path = `${pointer}/${places[1]}/${name}`
        const expected = unique ? 'another value in each row' : `${value} in one row alone`
        const seen = `${unique ? `${value} in ` : ''}rows ${places.join(', ')}`
        return [{ kind: 'rule', path, expected, seen }]
      }),
    )
}
