/** The offset of PRC time, in which the association works: UTC+8 all year. */
const zone = 8 * 3_600_000

const shifted = (instant: Date): string => new Date(instant.getTime() + zone).toISOString()

/** Date and time in PRC time: `2026-11-21 10:00:00`. */
export const dateTime = (instant: Date): string => shifted(instant).slice(0, 19).replace('T', ' ')

/** Time of day in PRC time: `10:00:00.250`. */
export const timeOfDay = (instant: Date): string => shifted(instant).slice(11, 23)

/** The value of a `datetime-local` input for an instant. */
export const toInput = (instant: Date): string => shifted(instant).slice(0, 19)

/** The instant of a `datetime-local` input's value; null while the value is not valid. */
export function fromInput(text: string): Date | null {
  const instant = new Date(`${text}Z`)
  return Number.isNaN(instant.getTime()) ? null : new Date(instant.getTime() - zone)
}

/** The first instant of the next year, when fees fall due and a new fee year begins. */
export function nextYear(instant: Date): Date {
  const year = Number(shifted(instant).slice(0, 4))
  return new Date(Date.UTC(year + 1, 0, 1) - zone)
}

/** A world's clock at the moment of reading it. */
export interface ReadClock {
  now: string
  isFrozen: boolean
}

/** The current time of a world's clock. @param readAt @param machineNow milliseconds of this machine's clock */
export function tick({ now, isFrozen }: ReadClock, readAt: number, machineNow: number): Date {
  const passed = isFrozen ? 0 : Math.max(0, machineNow - readAt)
  return new Date(Date.parse(now) + passed)
}

/** A change of a clock; see the control document. */
export interface ClockMove {
  now?: string
  advanceSeconds?: number
  isFrozen?: boolean
}

/** The state that a clock is expected to have after a change. */
export function moved(clock: ReadClock, move: ClockMove, readAt: number, machineNow: number): ReadClock {
  const from = move.now ? Date.parse(move.now) : tick(clock, readAt, machineNow).getTime()
  return {
    now: new Date(from + (move.advanceSeconds ?? 0) * 1000).toISOString(),
    isFrozen: move.isFrozen ?? clock.isFrozen,
  }
}

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const

/** A length of time in its two largest units, such as `41 d 2 h`. The sign is ignored. @param seconds */
export function duration(seconds: number): string {
  let left = Math.abs(Math.round(seconds))
  const parts = units.flatMap(([unit, size]) => {
    const count = Math.floor(left / size)
    left -= count * size
    return count > 0 ? [`${count} ${unit}`] : []
  })
  return parts.slice(0, 2).join(' ') || '0 s'
}

/** How far a world's clock is from the machine's, in words. A difference below two seconds is due to the network. */
export function offsetText(seconds: number): string {
  if (Math.abs(seconds) < 2) return 'the machine’s time'
  return `${duration(seconds)} ${seconds > 0 ? 'ahead' : 'behind'}`
}

/** The time since an instant by the world's clock, `3 min ago`; `in 3 min` when the clock was set back since. */
export function ago(then: Date, now: Date): string {
  const seconds = Math.round((now.getTime() - then.getTime()) / 1000)
  if (Math.abs(seconds) < 5) return 'just now'
  const [largest = ''] = duration(seconds).match(/^\d+ \w+/) ?? []
  return seconds > 0 ? `${largest} ago` : `in ${largest}`
}
