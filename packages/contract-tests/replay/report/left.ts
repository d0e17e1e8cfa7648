import { isRecord } from '../../shared/is-record.ts'
import type { Exchange } from '../exchange.ts'
import type { Findings } from '../run/run.ts'
import type { LeftReport, WrittenRecord } from './report.ts'

const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w-]{1,40}$/.test(value))

/** The id of what an answer tells of: a record's own, or that of the order that a payment made. */
function idOf(body: unknown): string | null {
  if (!isRecord(body)) return null
  const found = [body.id, body.orderId].find(isId)
  return found === undefined ? null : String(found)
}

/** Ids that a call was about: those in its path. */
const idsAskedFor = ({ target }: Exchange): string[] => (target.split('?')[0] ?? '').split('/').filter(isId)

const hasWritten = ({ operation, answer: { status } }: Exchange): boolean =>
  operation?.writes === true && status >= 200 && status < 300

/** Adds a call to what is known of a scenario: it takes a record away, does something to one, or makes one. */
function add(records: WrittenRecord[], exchange: Exchange): WrittenRecord[] {
  const { operation, role, method, answer } = exchange
  const name = operation?.id ?? ''
  const id = idOf(answer.body)
  const ids = [...idsAskedFor(exchange), ...(id === null ? [] : [id])]
  const known = records.find((record) => record.id !== null && ids.includes(record.id))
  if (known && method === 'DELETE') return records.filter((record) => record !== known)
  if (known) known.later = [...new Set([...known.later, name])]
  const same =
    known ?? records.find((record) => record.operation === name && record.role === role && id === null)
  if (!same) return [...records, { operation: name, role, id, times: 1, later: [] }]
  if (!known) same.times++
  return records
}

/**
 * What a run left behind: what it wrote and did not take away again, by what its calls were answered. What was written in copies
 * of a world that are removed is not there any more.
 */
export function leftOf({ exchanges, results, isUndone = false }: Findings): LeftReport {
  if (isUndone) return { announced: [], records: [] }
  const byScenario = Map.groupBy(exchanges.filter(hasWritten), ({ scenario }) => scenario)
  const announced = results
    .filter(({ scenario, calls }) => calls > 0 && byScenario.has(scenario.name))
    .flatMap(({ scenario }) => scenario.leaves ?? [])
  return {
    announced: [...new Set(announced)],
    records: [...byScenario.values()].flatMap((own) => own.reduce(add, [])),
  }
}
