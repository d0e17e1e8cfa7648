import { isRecord } from '../../../../shared/is-record.ts'
import type { Exchange } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'

/** What a run remembers of its time, and of what it has written. */
interface Remembered {
  minutes: Set<number>
  others: Set<string>
  writers: ReadonlyMap<string, string>
}

const minute = 60_000

/** Minutes between UTC and the time in China. */
const zone = 8 * 60

/** A backend and its database are not of one second. */
const margin = [-2, -1, 0, 1, 2]

/** The hours, as an instant begins with them, that are about as far from now as China is from UTC; by the minute that it is now. */
const hoursAt = new Map<number, Set<string>>()

function hoursOff(now: number): Set<string> {
  const known = hoursAt.get(now)
  if (known) return known
  const minutes = [-zone, zone].flatMap((far) => [-60, 0, 60].map((near) => now + far + near))
  const hours = new Set(minutes.map((one) => new Date(one * minute).toISOString().slice(0, 13)))
  hoursAt.set(now, hours)
  return hours
}

const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / minute)

/** Whether an instant is as far from now as China is from UTC, to the minute. */
const isOff = (instant: string, now: number): boolean =>
  margin.some((near) => Math.abs(minuteOf(instant) - now) === zone + near)

interface Told {
  pointer: string
  instant: string
}

/** Such as `2026-11-30T04:23:13Z`, whatever is behind the seconds. */
const isLikeInstant = (text: string): boolean => text.length > 18 && text.length < 36 && text[10] === 'T'

/** The instants of a record in some hours, but for those of what is listed in it. */
function instantsIn(record: Record<string, unknown>, hours: Set<string>, path = ''): Told[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const pointer = `${path}/${name}`
    if (isRecord(value)) return instantsIn(value, hours, pointer)
    return typeof value === 'string' && isLikeInstant(value) && hours.has(value.slice(0, 13))
      ? [{ pointer, instant: value }]
      : []
  })
}

/** What was told in the minute in which it was told last: most rows come again and again. */
const toldAt = new WeakMap<object, { now: number; all: Told[] }>()

function toldOf(record: Record<string, unknown>, now: number): Told[] {
  const known = toldAt.get(record)
  if (known?.now === now) return known.all
  const all = instantsIn(record, hoursOff(now))
  toldAt.set(record, { now, all })
  return all
}

/** What a term ends with may lie ahead: it may well be eight hours long. */
const isTerm = ({ pointer, instant }: Told, now: number): boolean =>
  minuteOf(instant) > now && /\/(end|due|valid)[^/]*$|(expire|until|deadline)[^/]*$/i.test(pointer)

/** Whether the run has called at an instant, as where it has moved the time. */
const isOfRun = ({ minutes }: Remembered, instant: string): boolean =>
  margin.some((near) => minutes.has(minuteOf(instant) + near))

/**
 * Instants of what the run has written that are eight hours off, as where the time in China was stored as UTC. One that others
 * have made may well be of that time.
 */
export function inOtherZone(memory: Remembered, exchange: Exchange): MismatchDetails[] {
  const { operation, answer, requestBody = '' } = exchange
  const { status, headers, body } = answer
  const now = Math.floor(Date.parse(headers.date ?? '') / minute)
  if (!operation || status > 201 || Number.isNaN(now)) return []
  memory.minutes.add(now)
  const isWrite = operation.method !== 'get' && operation.writes
  const found: Told[] = []
  for (const record of (Array.isArray(body) ? body : [body]).filter(isRecord)) {
    const isOwn = memory.writers.has(String(record.id))
    for (const told of toldOf(record, now)) {
      if (isOwn || isWrite) found.push(...(isTerm(told, now) ? [] : [told]))
      else memory.others.add(told.instant)
    }
  }
  const off = found.find(
    ({ instant }) =>
      isOff(instant, now) &&
      !requestBody?.includes(instant) &&
      !memory.others.has(instant) &&
      !isOfRun(memory, instant),
  )
  if (!off) return []
  const expected = 'the instant at which it was done, in UTC'
  return [{ kind: 'rule', path: off.pointer, expected, seen: `${off.instant}, at ${headers.date}` }]
}
