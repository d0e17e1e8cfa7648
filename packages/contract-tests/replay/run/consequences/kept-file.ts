import type { Operation } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import { type Schema, states } from '../../../shared/schema.ts'
import type { Exchange } from '../../exchange.ts'
import type { MismatchDetails } from '../../mismatch.ts'
import { visit } from '../../validate/relations/nodes.ts'

/** A file that an answer points to. */
export interface KeptFile {
  /** Where its size stands in the answer. */
  pointer: string
  /** How many bytes it has, as the answer says. */
  size: unknown
  /** Where it is read, below the API's base. */
  path: string
}

const known = new WeakMap<Operation, Schema | null>()

/** The schema of a success that says how large files are; null for most. */
function schemaOf(operation: Operation, status: number): Schema | null {
  if (status < 200 || status > 299) return null
  const schema = known.get(operation)
  if (schema !== undefined) return schema
  const own = operation.responses[status]?.content?.['application/json']?.schema as Schema | undefined
  const telling = own && states(own, 'bytesAt') ? own : null
  known.set(operation, telling)
  return telling
}

/**
 * Files of an answer that lie at the backend itself; those of other servers are not asked for. Of several the first and the last:
 * what takes the first for each is right about that one.
 */
export function filesOf({ operation, answer }: Exchange): KeptFile[] {
  const schema = operation && schemaOf(operation, answer.status)
  if (!schema) return []
  const files: KeptFile[] = []
  visit(schema, answer.body, ({ pointer, value: record, shapes }) => {
    if (!isRecord(record)) return
    for (const { properties = {} } of shapes)
      for (const [name, { 'x-holds': { bytesAt } = {} }] of Object.entries(properties)) {
        const address = bytesAt === undefined ? undefined : record[bytesAt]
        if (typeof address === 'string' && !/^[a-z]+:/i.test(address))
          files.push({
            pointer: `${pointer}/${name}`,
            size: record[name],
            path: `/${address.replace(/^\//, '')}`,
          })
      }
  })
  return files.filter((_, place) => place === 0 || place === files.length - 1)
}

/** Where a file has another size than was said; nothing where it was not answered. */
export function hasOtherSize({ pointer, size }: KeptFile, { answer }: Exchange): MismatchDetails | null {
  if (answer.status !== 200 || answer.size === undefined || answer.size === size) return null
  const expected = 'as many bytes as are read at its address'
  return { kind: 'rule', path: pointer, expected, seen: `${size} of ${answer.size}` }
}
