import type { Operation } from '@portal/api-contract/document'
import { isRecord } from '../../../../shared/is-record.ts'
import { flatten, type Schema } from '../../../../shared/schema.ts'
import type { Exchange } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'
import { clocksDiffer } from '../../backend-time.ts'

type Row = Record<string, unknown>

/** What a run remembers of the records that say when they were brought to a state: each as it was answered last, by what it is and its id. */
interface Remembered {
  brought: Map<string, Row>
}

/** An instant of a record, and the states by which a call brings it there. */
interface Instant {
  name: string
  state: string
  values: unknown[]
}

interface Shape {
  /** What the record is: several operations answer the same one. */
  is: string
  instants: Instant[]
}

const known = new Map<string, Shape | null>()

/** What a success of an operation is, where it says when it was brought to a state; null for most. */
function shapeOf({ id, responses }: Operation, status: number): Shape | null {
  const key = `${id} ${status}`
  const found = known.get(key)
  if (found !== undefined) return found
  const answer = responses[status]?.content?.['application/json']?.schema as Schema | undefined
  const record = answer?.items ?? answer ?? {}
  const instants = Object.entries(flatten(record).properties ?? {}).flatMap(([name, property]) =>
    Object.entries(property['x-holds']?.broughtBy ?? {}).map(([state, values]) => ({ name, state, values })),
  )
  const shape = record.$ref && instants.length > 0 ? { is: record.$ref, instants } : null
  known.set(key, shape)
  return shape
}

/** An instant that counts whole seconds may be that of a call before, if not longer ago. */
const sameSecond = 2000

/** What an instant should be once a call has made the record or brought it to another state; null where it is right, or nobody knows. */
function meantBy(
  { name, state, values }: Instant,
  before: Row | undefined,
  now: Row,
  at: number,
): string | null {
  const [instant, is] = [now[name], now[state]]
  if (!values.includes(is))
    return before === undefined && (instant ?? null) !== null ? 'null, since it never was' : null
  const ago = at - Date.parse(String(instant))
  const isBefore = before?.[name] === instant && (/\.\d*[1-9]/.test(String(instant)) || ago > sameSecond)
  const isNow = instant !== null && !(Math.abs(ago) > clocksDiffer) && !isBefore
  return isNow ? null : `the instant at which it became ${is}`
}

/** Where a call has brought a record to a state, and the record says that it was brought there at another time. */
export function broughtBefore({ brought }: Remembered, exchange: Exchange): MismatchDetails[] {
  const { operation, method, answer } = exchange
  const { status, body, headers } = answer
  const shape = operation && status < 300 ? shapeOf(operation, status) : null
  if (!shape) return []
  const at = Date.parse(headers.date ?? '')
  return (Array.isArray(body) ? body : [body]).filter(isRecord).flatMap((record) => {
    const key = `${shape.is} ${record.id}`
    const before = status === 201 ? undefined : brought.get(key)
    brought.set(key, record)
    return shape.instants.flatMap((instant): MismatchDetails[] => {
      const isMoved = before !== undefined && before[instant.state] !== record[instant.state]
      const expected =
        method !== 'GET' && (status === 201 || isMoved) ? meantBy(instant, before, record, at) : null
      const path = `/${instant.name}`
      return expected
        ? [{ kind: 'rule', path, expected, seen: `${record[instant.name]}, at ${headers.date}` }]
        : []
    })
  })
}
