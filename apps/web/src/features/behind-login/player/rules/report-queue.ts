import { coveredUntil, hull, isCovered, near, type Range } from './ranges.ts'

/** A stretch that was shown, and how long that took. */
export interface Stretch extends Range {
  playedS: number
}

/** What a session has shown and the server has not confirmed. */
export interface Queue {
  sessionId: string
  lessonId: number
  /** The highest rate that the server lets a report of the session name. */
  maxRate: number
  /** Of the last report that the server has taken. */
  seq: number
  /** In the order in which they were shown. */
  stretches: readonly Stretch[]
}

/** What the server is told. */
export interface Report extends Range {
  sessionId: string
  seq: number
  rate: number
}

/** The slowest rate that a report may name. */
const slowest = 0.25

const toMs = (seconds: number): number => Math.round(seconds * 1000) / 1000

/** Adds what was shown; it goes on from the stretch before or begins another one. */
export function withPlayed(queue: Queue, played: Stretch): Queue {
  if (played.to <= played.from) return queue
  const last = queue.stretches.at(-1)
  const goesOn = last !== undefined && Math.abs(last.to - played.from) <= near && played.to > last.to
  if (!goesOn) return { ...queue, stretches: [...queue.stretches, played] }
  const longer = { from: last.from, to: played.to, playedS: last.playedS + played.playedS }
  return { ...queue, stretches: [...queue.stretches.slice(0, -1), longer] }
}

/** Whether a stretch is too short to be named: a report of nothing would use up the number of the next one. */
const isNothing = ({ from, to }: Range): boolean => toMs(to) <= toMs(from)

const touch = (one: Range, other: Range): boolean =>
  one.from <= other.to + near && other.from <= one.to + near

function joinTouching(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const stretch of stretches) {
    const touching = joined.filter((one) => touch(one, stretch))
    const whole = touching.reduce(
      (sum, one) => ({ ...hull(sum, one), playedS: sum.playedS + one.playedS }),
      stretch,
    )
    joined.splice(0, joined.length, ...joined.filter((one) => !touching.includes(one)), whole)
  }
  return joined
}

/**
 * Fewer stretches that say the same. The server takes at once what it has time for since the report before, and no more:
 * several that have waited would be refused one after the other, where one over all of them is taken. What the server has
 * already counts for nothing again; only the last, which says where to go on, stays.
 */
export function condensed(queue: Queue, known: readonly Range[]): Queue {
  const { stretches } = queue
  if (stretches.length < 2) return queue
  const news = stretches.filter(
    (stretch, index) => index === stretches.length - 1 || !(isNothing(stretch) || isCovered(known, stretch)),
  )
  return { ...queue, stretches: joinTouching(news) }
}

/** The report that is due; undefined when all was taken, or what waits is shorter than a millisecond. Sent again it has the same number. */
export function nextReport(queue: Queue): Report | undefined {
  const [head] = queue.stretches
  if (!head || isNothing(head)) return undefined
  const { from, to, playedS } = head
  const rate = Math.min(queue.maxRate, Math.max(slowest, (to - from) / Math.max(playedS, 0.001)))
  return {
    sessionId: queue.sessionId,
    seq: queue.seq + 1,
    from: toMs(from),
    to: toMs(to),
    rate: toMs(rate),
  }
}

/** Seconds of play that the reports of a queue will name. */
export const playedIn = ({ stretches }: Queue): number =>
  stretches.reduce((sum, { playedS }) => sum + playedS, 0)

/**
 * The queue after the server took a report. What was shown meanwhile stays. So does what the server does not have of the
 * report: its number was taken before, when it was shorter and the answer got lost, or it goes further than a question.
 *
 * @param isAsked whether the rest waits for the viewer to say that they are there
 */
export function withTaken(queue: Queue, report: Report, known: readonly Range[], isAsked = false): Queue {
  const [head, ...others] = queue.stretches
  const next = { ...queue, seq: Math.max(queue.seq, report.seq) }
  if (!head) return next
  const covered = Math.min(coveredUntil(known, report.from), report.to)
  // A server that has none of it after taking it will not have it next time either.
  const until = covered > report.from || isAsked ? covered : report.to
  // The last milliseconds are not worth a report, but for a question they would leave a gap there.
  const isWhole = until >= head.to - (isAsked ? 0 : 0.01) || isNothing({ from: until, to: head.to })
  if (isWhole) return { ...next, stretches: others }
  const share = (head.to - until) / (head.to - head.from)
  return { ...next, stretches: [{ from: until, to: head.to, playedS: head.playedS * share }, ...others] }
}

/** The queue without the stretch that was refused. */
export const withoutHead = (queue: Queue): Queue => ({ ...queue, stretches: queue.stretches.slice(1) })
