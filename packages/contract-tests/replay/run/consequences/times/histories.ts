import type { Operation } from '@portal/api-contract/document'
import { isRecord } from '../../../../shared/is-record.ts'
import { flatten, recordSchemaOf } from '../../../../shared/schema.ts'
import { type Exchange, pathValuesOf } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'

/** When the entries of a record's histories were made, by the name of each. */
export type HistoriesRead = Map<string, unknown[]>

/** What is written down as it happens, such as decisions or refunds. */
interface History {
  name: string
  /** The property that says when an entry was made; none where the entries are instants. */
  instant?: string
}

const known = new Map<string, History[]>()

/** The histories of an operation's records, which have the oldest entry first. */
function historiesOf(operation: Operation): History[] {
  const found = known.get(operation.id)
  if (found) return found
  const histories: History[] = []
  for (const [name, property] of Object.entries(recordSchemaOf(operation).properties ?? {})) {
    const { items = {}, 'x-holds': relation } = flatten(property)
    const { format, properties = {} } = flatten(items)
    const instant = relation?.notFalling?.split('.')[1] ?? ''
    if (format === 'date-time') histories.push({ name })
    else if (flatten(properties[instant] ?? {}).format === 'date-time') histories.push({ name, instant })
  }
  known.set(operation.id, histories)
  return histories
}

const instantsOf = (entries: unknown[], { instant }: History): unknown[] =>
  instant === undefined ? entries : entries.map((entry) => (isRecord(entry) ? entry[instant] : undefined))

/** A decision that was taken back is in no history any more. */
function forgetUndone(histories: Map<string, HistoriesRead>, exchange: Exchange): void {
  if (exchange.operation?.logs?.action !== 'UNDO') return
  for (const id of Object.values(pathValuesOf(exchange)))
    for (const key of histories.keys()) if (key.endsWith(` ${id}`)) histories.delete(key)
}

/** Histories that have lost what the same caller read in them before: another entry comes behind those that are there. */
export function lostEntries(
  { histories }: { histories: Map<string, HistoriesRead> },
  exchange: Exchange,
): MismatchDetails[] {
  const { operation, role, answer } = exchange
  forgetUndone(histories, exchange)
  const kept = operation?.method === 'get' && answer.status === 200 ? historiesOf(operation) : []
  if (kept.length === 0) return []
  const lost = new Map<string, MismatchDetails>()
  for (const row of (Array.isArray(answer.body) ? answer.body : [answer.body]).filter(isRecord)) {
    const key = `${operation?.id} ${role} ${row.id}`
    const [before, now] = [histories.get(key), new Map<string, unknown[]>()]
    for (const history of row.id === undefined ? [] : kept) {
      const { name } = history
      const entries = row[name]
      if (!Array.isArray(entries)) continue
      const instants = instantsOf(entries, history)
      now.set(name, instants)
      const missing = before?.get(name)?.find((instant, at) => instants[at] !== instant)
      const expected = 'what was there before, in its place'
      if (missing !== undefined)
        lost.set(name, { kind: 'rule', path: `/${name}`, expected, seen: `nothing of ${missing}` })
    }
    histories.set(key, now)
  }
  return [...lost.values()]
}
