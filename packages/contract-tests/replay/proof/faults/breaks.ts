import type { Operation } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import { putAt } from '../../../shared/places.ts'
import { type Relation, type Schema, states } from '../../../shared/schema.ts'
import { day } from '../../run/china-time.ts'
import { visit } from '../../validate/relations/nodes.ts'
import { jsonOf, withJson } from '../answer.ts'
import { type Fault, isSuccess, successOf } from '../fault.ts'

type Keys = (string | number)[]

const keysOf = (pointer: string): Keys =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))

interface Spot {
  value: unknown
  record: Record<string, unknown>
  /** What the document says of it. */
  of: unknown
}

const schemaOf = (operation: Operation): Schema | undefined =>
  operation.responses[successOf(operation) ?? '']?.content?.['application/json']?.schema as Schema | undefined

/** The property that a relation looks at first; undefined for a constant. */
function firstOf(of: unknown): string | undefined {
  if (Array.isArray(of)) return firstOf(of[0])
  if (isRecord(of)) return firstOf(of.rows) ?? Object.keys(of)[0]
  return typeof of === 'string' ? of.split('.')[0] : undefined
}

/** Kinds that name no property of the same record. */
const withoutPath: (keyof Relation)[] = ['sameAs', 'hides', 'parentsFirst', 'totalOf', 'sumOf']

const has = (record: object, of: unknown): boolean =>
  (firstOf(of) ?? '') in record || firstOf(of) === undefined

/** Whether what is read elsewhere is there at all: a draft has no order yet. */
function isKnown(record: Record<string, unknown>, { sameAs }: Relation): boolean {
  const by = sameAs?.with
  return by === undefined || by.startsWith('{') || (record[by] ?? null) !== null
}

/** The first property of an answer of which the document says this relation, and which `change` makes another. */
function spotOf(
  operation: Operation,
  body: unknown,
  kind: keyof Relation,
  change: (spot: Spot) => unknown,
): { keys: Keys; wrong: unknown } | undefined {
  let found: { keys: Keys; wrong: unknown } | undefined
  visit(schemaOf(operation) ?? {}, body, ({ pointer, value: record, shapes }) => {
    if (found || !isRecord(record)) return
    for (const { properties = {} } of shapes)
      for (const [name, { 'x-holds': relation = {} }] of Object.entries(properties)) {
        const value = record[name]
        if (!(kind in relation) || !isKnown(record, relation) || (value ?? null) === null) continue
        if (!withoutPath.includes(kind) && !has(record, relation[kind])) continue
        const wrong = change({ value, record, of: relation[kind] })
        if (JSON.stringify(wrong) !== JSON.stringify(value))
          found ??= { keys: [...keysOf(pointer), name], wrong }
      }
  })
  return found
}

/** A fault in one kind of relation, wherever the document has it. */
export const breaks = (name: string, kind: keyof Relation, change: (spot: Spot) => unknown): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: (operation) => states(schemaOf(operation) ?? {}, kind),
  answer(right, _call, _upstream, operation) {
    if (!isSuccess(right)) return right
    const body = jsonOf(right)
    const spot = spotOf(operation, body, kind, change)
    return spot ? withJson(right, putAt(body, spot.keys, spot.wrong)) : right
  },
})

export const later = (value: unknown, days: number): string =>
  new Date(Date.parse(String(value)) + days * day).toISOString()
