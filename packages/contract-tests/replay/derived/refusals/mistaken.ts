import type { Operation } from '@portal/api-contract/document'
import { shapeOf } from '../../../shared/inputs.ts'
import { flatten, type Schema, typesOf } from '../../../shared/schema.ts'
import type { Exchange } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'

type Body = Record<string, unknown>

/** A body that a reader of JSON who is not strict takes for another one, which is right. */
export interface Mistaken {
  what: string
  body: Body
}

const unknownName = 'noSuchProperty'

/** What some readers of JSON take for a value that is meant: by its kind, another one that the document does not allow; undefined where there is none. */
const mistaken: Record<string, (schema: Schema, value: unknown) => unknown> = {
  'numbers and switches as texts': (_, value) =>
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined,
  'whole numbers with a fraction': (schema, value) =>
    typesOf(schema).includes('integer') && typeof value === 'number' ? value + 0.5 : undefined,
  'instants without a zone': ({ format }, value) =>
    format === 'date-time' && typeof value === 'string' ? value.replace(/Z$/, '') : undefined,
  // A blank of Chinese type is none of the letters that a pattern may ask for, but one to whoever knows blanks of ASCII alone.
  'wide blanks in place of words': ({ pattern, minLength = 1 }, value) =>
    pattern?.includes('\\S') && typeof value === 'string' ? '　'.repeat(Math.max(1, minLength)) : undefined,
  'listed values by their place': ({ enum: listed }, value) =>
    listed && typeof value === 'string' ? listed.indexOf(value) : undefined,
}

/**
 * A right body with a property that nobody knows, and with all of its values of a kind mistaken: a reader that takes one of them
 * takes them all. Each has to be refused with 400.
 */
export function mistakenBodiesOf(operation: Operation, right: Body): Mistaken[] {
  const { properties = {} } = shapeOf(operation, right)
  const others = Object.entries(mistaken).flatMap(([what, otherOf]): Mistaken[] => {
    const values = Object.entries(right)
      .map(([name, value]) => [name, otherOf(flatten(properties[name] ?? {}), value)] as const)
      .filter(([name, other]) => other !== undefined && properties[name])
    return values.length > 0 ? [{ what, body: { ...right, ...Object.fromEntries(values) } }] : []
  })
  return [{ what: unknownName, body: { ...right, [unknownName]: 1 } }, ...others]
}

/** Where such a body was taken. */
export function mistakenTaken({ what }: Mistaken, { answer: { status } }: Exchange): MismatchDetails | null {
  if (status >= 400) return null
  return { kind: 'not refused', path: what, expected: 'a refusal with 400', seen: String(status) }
}
