import { type Operation, operations } from '@portal/api-contract/document'
import { isRecord } from '../../../../shared/is-record.ts'
import { type ListTotal, type Schema, states } from '../../../../shared/schema.ts'
import type { Exchange } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'
import { visit } from '../../../validate/relations/nodes.ts'

type Row = Record<string, unknown>

/** A number of an answer that is the total of a list. */
export interface Total {
  /** Where it stands in the answer. */
  pointer: string
  value: unknown
  list: Operation
  /** Where the list is read, below the API's base. */
  path: string
}

const known = new WeakMap<Operation, Schema | null>()

/** The schema of a success that says totals of lists; null for most. */
function schemaOf(operation: Operation, status: number): Schema | null {
  if (status < 200 || status > 299) return null
  const schema = known.get(operation)
  if (schema !== undefined) return schema
  const own = operation.responses[status]?.content?.['application/json']?.schema as Schema | undefined
  const counting = own && states(own, 'totalOf') ? own : null
  known.set(operation, counting)
  return counting
}

const fits = (record: Row, { when = {} }: ListTotal): boolean =>
  Object.entries(when).every(([name, values]) => values.includes(record[name]))

/** The address of a list with the values of a record in its criteria; null where the record lacks one. */
function addressOf(record: Row, { query }: ListTotal, list: Operation): string | null {
  const names = [...query.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => (record[name] ?? null) === null)) return null
  const filled = query.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(record[name])))
  return `${list.path}?${filled}&size=1`
}

/** The totals that an answer says. */
export function totalsOf({ operation, answer }: Exchange): Total[] {
  const schema = operation && schemaOf(operation, answer.status)
  if (!schema) return []
  const totals: Total[] = []
  visit(schema, answer.body, ({ pointer, value: record, shapes }) => {
    if (!isRecord(record)) return
    for (const { properties = {} } of shapes)
      for (const [name, { 'x-holds': { totalOf = [] } = {} }] of Object.entries(properties)) {
        const meant = name in record ? totalOf.find((one) => fits(record, one)) : undefined
        const list = meant && operations.get(meant.operation)
        const path = meant && list ? addressOf(record, meant, list) : null
        if (list && path !== null)
          totals.push({ pointer: `${pointer}/${name}`, value: record[name], list, path })
      }
  })
  return totals
}

/** Where a number is not the total of its list; nothing where that was not answered. */
export function isOtherTotal({ pointer, value, list }: Total, { answer }: Exchange): MismatchDetails | null {
  const total = answer.headers['x-total-count']
  if (answer.status !== 200 || total === undefined || Number(total) === value) return null
  const expected = `the total of ${list.id}`
  return { kind: 'rule', path: pointer, expected, seen: `${value} / ${total}` }
}
