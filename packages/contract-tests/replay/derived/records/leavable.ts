import type { Operation } from '@portal/api-contract/document'
import { inputsOf } from '../../../shared/inputs.ts'
import { branchOf, flatten, type Schema } from '../../../shared/schema.ts'
import { isEmpty } from '../../validate/replaced.ts'

type Row = Record<string, unknown>

/** A file that the backend knows already is not taken a second time by each of them. */
export const isFile = (name: string): boolean => /url$|avatar/i.test(name)

/** The properties of a body that a record has a value for. */
export function bodyOf({ properties = {} }: Schema, record: Row): Row {
  const names = Object.keys(properties).filter(
    (name) => !isEmpty(record[name]) || Array.isArray(record[name]),
  )
  return Object.fromEntries(names.map((name) => [name, record[name]]))
}

/** What may be left out of a body, is there, and neither follows from something else nor stays by itself. */
export const optionalIn = ({ required = [], properties = {} }: Schema, body: Row): string[] =>
  Object.keys(body).filter(
    (name) =>
      name in properties &&
      !required.includes(name) &&
      !properties[name]?.readOnly &&
      !properties[name]?.['x-follows'] &&
      !properties[name]?.['x-stays'],
  )

/** What may be left out of a PUT that would put a record back as it was read. */
export function leavableOf(put: Operation, record: Row): string[] {
  const schema = inputsOf(put).json?.schema
  if (!schema) return []
  const shape = branchOf(flatten(schema), record)
  return optionalIn(shape, bodyOf(shape, record)).filter((name) => name !== 'id' && !isEmpty(record[name]))
}

/** A body without these properties. */
export const without = (body: Row, names: string[]): Row =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
