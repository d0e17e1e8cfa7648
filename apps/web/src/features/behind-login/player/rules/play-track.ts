import type { Stretch } from './report-queue.ts'

/** Where a player was, and when. */
export interface Sample {
  /** Second of the lesson. */
  place: number
  /** Milliseconds of a clock that only goes forward. */
  at: number
}

/** The slowest rate that a player plays at. */
export const slowestRate = 0.5

/** Seconds that two samples may differ from the rate: players name their place in steps. */
const roughness = 0.6

/**
 * What was shown between two samples of a player that plays; undefined where it stood still or jumped. How long it took
 * is the time that went by, never less than the fastest rate needs, and never more than the slowest: where the picture was waited for, or
 * the device slept, nothing was played.
 */
export function shownBetween(before: Sample, after: Sample, maxRate: number): Stretch | undefined {
  const seconds = after.place - before.place
  const passed = (after.at - before.at) / 1000
  if (seconds <= 0 || seconds > passed * maxRate + roughness) return undefined
  const playedS = Math.min(Math.max(passed, seconds / maxRate), seconds / slowestRate)
  return { from: before.place, to: after.place, playedS }
}
