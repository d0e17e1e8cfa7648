import { validatorOf } from '@portal/api-contract/conformance'
import type { Operation } from '@portal/api-contract/document'
import { isRecord } from '../../../../shared/is-record.ts'
import { branchOf, flatten, type Schema } from '../../../../shared/schema.ts'
import type { Exchange } from '../../../exchange.ts'
import type { Call } from '../../../run/call.ts'
import { isKept } from '../../../validate/replaced.ts'
import { type Row, type Tell, writableOf } from './cleared.ts'

type Ask = (operation: Operation, call: Call) => Promise<Exchange>

/** What is left of a list. */
type Left = (list: unknown[]) => unknown[]

/** A value in which of each list only so much is left as it may go without, as far down as lists go. */
function shortened(value: unknown, schema: Schema, left: Left): unknown {
  const shape = flatten(schema)
  if (Array.isArray(value)) {
    const { items = {} } = shape
    const rows = left(value)
    const whole = validatorOf({ ...shape, items: {} })(rows) ? rows : value
    return whole.map((one) => shortened(one, items, left))
  }
  if (!isRecord(value)) return value
  const { properties = {} } = branchOf(schema, value)
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, shortened(one, properties[name] ?? {}, left)]),
  )
}

/** The lists of a record, each with the first of its rows left out of it, and then with all of them. */
const steps: Left[] = [(list) => list.slice(1), () => []]

/** What is left out of a list is gone: one of several rows, and the last one as well. */
export async function checkShortened(
  put: Operation,
  ask: Ask,
  look: () => Promise<Row>,
  tell: Tell,
): Promise<void> {
  for (const left of steps) {
    const before = await look()
    const lists = Object.entries(writableOf(put, before)).flatMap(([name, schema]) => {
      const fewer = shortened(before[name], schema, left)
      return isKept(before[name], fewer) && isKept(fewer, before[name]) ? [] : [[name, fewer] as const]
    })
    if (lists.length === 0) continue
    const shorter = Object.fromEntries(lists)
    const exchange = await ask(put, { body: { ...before, ...shorter } })
    if (exchange.answer.status !== 200) {
      tell(exchange, 'a list is put with less in it', exchange.answer.status)
      continue
    }
    const after = await look()
    const kept = Object.keys(shorter).find((name) => !isKept(shorter[name], after[name]))
    if (kept) tell(exchange, 'what is left out of a list is gone', `${kept}: ${JSON.stringify(after[kept])}`)
  }
}
