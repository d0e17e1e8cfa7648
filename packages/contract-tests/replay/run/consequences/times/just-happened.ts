import type { Operation } from '@portal/api-contract/document'
import { isRecord } from '../../../../shared/is-record.ts'
import { flatten, recordSchemaOf, typesOf } from '../../../../shared/schema.ts'
import type { Exchange } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'
import { clocksDiffer } from '../../backend-time.ts'

type Row = Record<string, unknown>

/** A record as it was read last, with null for what had not happened, and when that was. */
export interface InstantsRead {
  at: number
  row: Row
}

/** What a run remembers of the instants that it read. */
interface Remembered {
  instants: Map<string, InstantsRead>
}

interface Instants {
  all: string[]
  /** Null until something happens. */
  happening: string[]
}

const known = new Map<string, Instants>()

/** The properties of an operation's records that are instants. */
function instantsOf(operation: Operation): Instants {
  const found = known.get(operation.id)
  if (found) return found
  const all = Object.entries(recordSchemaOf(operation).properties ?? {})
    .map(([name, property]) => ({ name, ...flatten(property) }))
    .filter(({ format }) => format === 'date-time')
  const happening = all.filter((one) => typesOf(one).includes('null') && one['x-holds']?.isPast)
  const instants = { all: all.map(({ name }) => name), happening: happening.map(({ name }) => name) }
  known.set(operation.id, instants)
  return instants
}

/** Whether an instant is told apart from others of its second. */
const isFine = (instant: string): boolean => /\.\d*[1-9]/.test(instant)

/** What an instant that was null says wrongly, as it has just happened: it was before that, or is the instant of something before. */
function wrongIn(before: InstantsRead, now: Row, name: string, all: string[]): string | null {
  const instant = now[name]
  if (before.row[name] !== null || typeof instant !== 'string') return null
  if (Date.parse(instant) < before.at - clocksDiffer) return 'an instant since it was null'
  // Two calls in one millisecond: nothing was written after that instant.
  if (now.lastModifiedDate === instant) return null
  const other = all.find((one) => before.row[one] === instant && now[one] === instant && isFine(instant))
  return other === undefined ? null : `another instant than that of ${other}`
}

/** Instants of what has happened since a record was read last, and that say something else. */
export function happenedBefore({ instants }: Remembered, exchange: Exchange): MismatchDetails[] {
  const { operation, role, answer } = exchange
  const { status, body, headers } = answer
  if (operation?.method !== 'get' || status !== 200) return []
  const { all, happening } = instantsOf(operation)
  const at = Date.parse(headers.date ?? '')
  if (happening.length === 0 || Number.isNaN(at)) return []
  const found = new Map<string, MismatchDetails>()
  for (const row of (Array.isArray(body) ? body : [body]).filter(isRecord)) {
    const key = `${operation.id} ${role} ${row.id}`
    const before = row.id === undefined ? undefined : instants.get(key)
    for (const name of before ? happening : []) {
      const expected = before && wrongIn(before, row, name, all)
      if (expected) found.set(name, { kind: 'rule', path: `/${name}`, expected, seen: String(row[name]) })
    }
    instants.set(key, { at, row })
  }
  return [...found.values()]
}
