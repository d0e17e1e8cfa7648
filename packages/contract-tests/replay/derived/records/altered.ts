import type { Operation } from '@portal/api-contract/document'
import { inputsOf } from '../../../shared/inputs.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { branchOf, flatten, readOnlyNames, type Schema } from '../../../shared/schema.ts'
import type { MismatchDetails } from '../../mismatch.ts'
import { day } from '../../run/china-time.ts'
import { firstDifference } from './volatile.ts'

type Row = Record<string, unknown>

/** By another id a backend that takes it would write into another record, which could not be put back. */
const isId = (name: string): boolean => name === 'id' || name.endsWith('Id')

/** Another value that a property could have: of those that the document lists, or of the same type. */
function another(value: unknown, schema: Schema): unknown {
  const { enum: listed = [] } = flatten(schema)
  const other = listed.find((one) => one !== null && one !== value)
  if (other !== undefined) return other
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string') return undefined
  if (!/^\d{4}-\d\d-\d\d/.test(value)) return `${value}0`
  const before = new Date(Date.parse(value) - day).toISOString()
  return before.slice(0, value.length === 10 ? 10 : undefined)
}

/** What a PUT takes and ignores, as it was read and with other values. */
export interface Altered {
  /** What may be put back: the record without what the body does not have. */
  body: Row
  /** Other values of what is only read. */
  values: Row
}

/** A record that was read, for a PUT that would change what is only read; null where it has nothing such. */
export function alteredFor(put: Operation, read: Operation, record: Row): Altered | null {
  const schema = inputsOf(put).json?.schema
  if (!schema) return null
  const answered = read.responses[200]?.content?.['application/json']?.schema
  const { properties = {} } = branchOf((answered ?? {}) as Schema, record)
  const names = readOnlyNames(schema, record)
  const taken = new Set([...Object.keys(branchOf(schema, record).properties ?? {}), ...names])
  const entries = names
    .filter((name) => name in record && !isId(name))
    .map((name) => [name, another(record[name], properties[name] ?? {})] as const)
    .filter(([, value]) => value !== undefined)
  const body = Object.fromEntries(Object.entries(record).filter(([name]) => taken.has(name)))
  return entries.length > 0 ? { body, values: Object.fromEntries(entries) } : null
}

/** Where what is only read is what a PUT brought. */
export function takenOf({ values }: Altered, seen: unknown): MismatchDetails[] {
  if (!isRecord(seen)) return []
  return Object.entries(values)
    .filter(([name, value]) => firstDifference(value, seen[name]) === null)
    .map(([name, value]) => ({
      kind: 'rule',
      path: `/${name}`,
      expected: 'what is only read is not changed by a PUT',
      seen: JSON.stringify(value),
    }))
}

/** Each of the other values alone: where a backend refuses one it would not say what it does with the rest. */
export const apart = (altered: Altered): Altered[] =>
  Object.entries(altered.values).map(([name, value]) => ({ ...altered, values: { [name]: value } }))
