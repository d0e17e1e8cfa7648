/** The association's calendar: PRC time, UTC+8 all year. */
const zone = 8 * 3_600_000

const shifted = (instant: Date): string => new Date(instant.getTime() + zone).toISOString()

/** `2026-11-21 10:00:00` on the association's calendar. */
export const dateTime = (instant: Date): string => shifted(instant).slice(0, 19).replace('T', ' ')

/** `10:00:00.250` on the association's calendar. */
export const timeOfDay = (instant: Date): string => shifted(instant).slice(11, 23)

/** What a `datetime-local` input shows for an instant. */
export const toInput = (instant: Date): string => shifted(instant).slice(0, 19)

/** The instant that a `datetime-local` input says; null while it says none. */
export function fromInput(text: string): Date | null {
  const instant = new Date(`${text}Z`)
  return Number.isNaN(instant.getTime()) ? null : new Date(instant.getTime() - zone)
}

/** The first instant of the next year, when fees fall due and a new fee year begins. */
export function nextYear(instant: Date): Date {
  const year = Number(shifted(instant).slice(0, 4))
  return new Date(Date.UTC(year + 1, 0, 1) - zone)
}

/** A world's clock as it was read. */
export interface ReadClock {
  now: string
  isFrozen: boolean
}

/** What a world's clock says now. @param readAt @param machineNow milliseconds of this machine's clock */
export function tick({ now, isFrozen }: ReadClock, readAt: number, machineNow: number): Date {
  const passed = isFrozen ? 0 : Math.max(0, machineNow - readAt)
  return new Date(Date.parse(now) + passed)
}

/** What a clock is told; see the control document. */
export interface ClockMove {
  now?: string
  advanceSeconds?: number
  isFrozen?: boolean
}

/** What a clock is to be expected to say once it has been moved. */
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

/** `41 d 2 h`: at most two units of a length in seconds; its sign is the caller's to say. */
export function duration(seconds: number): string {
  let left = Math.abs(Math.round(seconds))
  const parts = units.flatMap(([unit, size]) => {
    const count = Math.floor(left / size)
    left -= count * size
    return count > 0 ? [`${count} ${unit}`] : []
  })
  return parts.slice(0, 2).join(' ') || '0 s'
}

/** How far a world's clock is from the machine's, in words. A second's difference is the way of the answer. */
export function offsetText(seconds: number): string {
  if (Math.abs(seconds) < 2) return 'the machine’s time'
  return `${duration(seconds)} ${seconds > 0 ? 'ahead' : 'behind'}`
}

/** `3 min ago`, seen from the world's own clock, which may have been set back since. */
export function ago(then: Date, now: Date): string {
  const seconds = Math.round((now.getTime() - then.getTime()) / 1000)
  if (Math.abs(seconds) < 5) return 'just now'
  const [largest = ''] = duration(seconds).match(/^\d+ \w+/) ?? []
  return seconds > 0 ? `${largest} ago` : `in ${largest}`
}
