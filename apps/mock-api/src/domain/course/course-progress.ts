import { allowed, refused, type Transition } from '../transition.ts'

/** A stretch of a lesson in seconds from its start, `from` < `to`. */
export interface WatchedRange {
  from: number
  to: number
}

/** The part of a lesson that a player reports to have shown since its last report. `rate` is the playing speed. */
export interface Heartbeat extends WatchedRange {
  rate: number
}

/** The progress of a member in one lesson. */
export interface LessonState {
  /** Apart from each other and in order. */
  ranges: readonly WatchedRange[]
  /** Where to go on. */
  position: number
  /** Once true it stays so: the lesson may be skipped about in. */
  isCompleted: boolean
}

/** A player's account of time, in milliseconds since 1970. */
export interface PlayClock {
  /** Time up to here has been spent on what was shown. */
  spentUntil: number
  lastSeen: number
}

export type HeartbeatRefusal = 'error.watchedTooFast' | 'error.skippedAhead'

/** The share of a lesson that has to be watched. */
export const completionShare = 0.95
/** Seconds that a player's clock and the network may be off. */
export const tolerance = 3
/** Seconds between two reports of a player. */
export const heartbeatS = 10
/** Seconds of a lesson that may be missing, all in all, before what a player goes on with: it reports in steps. */
export const skipTolerance = 1

export const untouched: LessonState = { ranges: [], position: 0, isCompleted: false }

/** Whole milliseconds: sums of ranges stay exact enough to compare. */
const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000

/** The ranges with one more, those that touch joined. */
export function mergeRange(ranges: readonly WatchedRange[], added: WatchedRange): WatchedRange[] {
  const { from, to } = { from: rounded(added.from), to: rounded(added.to) }
  if (from >= to) return [...ranges]
  const apart = ranges.filter((range) => range.to < from || range.from > to)
  const touching = ranges.filter((range) => range.to >= from && range.from <= to)
  const joined = {
    from: Math.min(from, ...touching.map((range) => range.from)),
    to: Math.max(to, ...touching.map((range) => range.to)),
  }
  return [...apart, joined].sort((a, b) => a.from - b.from)
}

/** Seconds that were watched at least once. */
export const watchedSeconds = (ranges: readonly WatchedRange[]): number =>
  rounded(ranges.reduce((sum, { from, to }) => sum + to - from, 0))

/** A share from 0 to 1 with four decimals, rounded down: 1 is all of it. */
export const shareOf = (seconds: number, durationS: number): number =>
  Math.min(10_000, Math.floor((Math.round(seconds * 1000) * 10) / durationS)) / 10_000

/** The share of a course that was watched as a rule measures it: of every millisecond, not rounded as it is shown. */
export const exactShareOf = (watchedMs: number, durationS: number): number =>
  Math.min(1, watchedMs / (durationS * 1000))

/** The furthest second that may be gone to; null when any may. */
export const reachableOf = ({ ranges, isCompleted }: LessonState): number | null =>
  isCompleted ? null : (ranges.at(-1)?.to ?? 0)

/** Where a player starts: where it stopped, or anew after the end. */
export const resumeAt = ({ position }: LessonState, durationS: number): number =>
  position >= durationS - skipTolerance ? 0 : position

/**
 * A lesson after a stretch of it was shown. Before the first completion nothing further than what was watched counts.
 * @param beat within the lesson
 */
export function watch(
  state: LessonState,
  beat: WatchedRange,
  durationS: number,
): Transition<LessonState, 'error.skippedAhead'> {
  const reachable = reachableOf(state)
  // What is missing is added up: many small steps would lead past the lock otherwise.
  const missing = rounded(beat.from - watchedSeconds(state.ranges))
  if (reachable !== null && beat.from > reachable && missing > skipTolerance)
    return refused('error.skippedAhead')
  const ranges = mergeRange(state.ranges, beat)
  const isCompleted = state.isCompleted || watchedSeconds(ranges) >= durationS * completionShare
  return allowed({ ranges, position: rounded(beat.to), isCompleted })
}

/**
 * A player's account of time when it opens a lesson. What it had spent ahead of time before stays spent: opening lessons
 * over and over gains nothing.
 */
export function openPlayClock(before: PlayClock | null, now: Date): PlayClock {
  const lastSeen = now.getTime()
  // A clock that was set back would otherwise have to catch up first.
  const spentUntil = Math.min(before?.spentUntil ?? lastSeen - tolerance * 1000, lastSeen)
  return { spentUntil, lastSeen }
}

/** From when on time can be spent: after what was shown before, and no further back than the tolerance. */
const spendableFrom = ({ spentUntil, lastSeen }: PlayClock): number =>
  Math.max(spentUntil, lastSeen - tolerance * 1000)

/** Milliseconds that a session leaves unspent when a newer one ends it; what the newer one can spend itself is not among them. */
export const timeLeft = (ended: PlayClock, newer: PlayClock): number =>
  Math.max(0, spendableFrom(newer) - spendableFrom(ended))

/** As much of a stretch, from its start, as could be shown in some milliseconds. */
export const cutToTime = (beat: Heartbeat, ms: number): Heartbeat => ({
  ...beat,
  to: Math.min(beat.to, beat.from + Math.floor(ms * beat.rate) / 1000),
})

/**
 * A player's account of time once its viewer has said that they are there. Time in which the question stood was not watched, but for
 * what was shown until the player heard of it: up to the next report, which the tolerance is added to as always.
 */
export const clockAfterAnswer = ({ spentUntil }: PlayClock, now: Date): PlayClock => ({
  spentUntil,
  lastSeen: now.getTime() - heartbeatS * 1000,
})

/**
 * Takes what was shown off the time that has passed: since the beat before and a tolerance, which can be used up but once.
 * Time in which nothing was shown is not saved up.
 */
export function spendTime(
  clock: PlayClock,
  { from, to, rate }: Heartbeat,
  now: Date,
): Transition<PlayClock, 'error.watchedTooFast'> {
  const spentUntil = spendableFrom(clock) + Math.ceil(((to - from) / rate) * 1000)
  return spentUntil > now.getTime()
    ? refused('error.watchedTooFast')
    : allowed({ spentUntil, lastSeen: now.getTime() })
}
