import { ApiError, type HeartbeatResult } from '@portal/api-contract'
import { type Range, secondsIn } from '../rules/ranges.ts'
import { condensed, nextReport, type Queue, type Report, withTaken } from '../rules/report-queue.ts'
import { isKept } from './is-kept.ts'

/** What a session left on the device when its page went away. */
export interface Left extends Queue {
  /** What the server had of the lesson by then. */
  known: readonly Range[]
}

interface Means {
  send(lessonId: number, report: Report): Promise<HeartbeatResult>
  drop(sessionId: string): void
}

/** No server asks for the rate that one of its reports had. */
const maxRate = 2

/**
 * Sends what sessions before this one left, before a new one ends them.
 * @returns the seconds that the server took no more, since another player was opened meanwhile
 * @throws ApiError when it can be sent later; what was not sent stays on the device
 */
export async function sendLeft(left: readonly Left[], { send, drop }: Means): Promise<number> {
  let lost = 0
  for (const queue of left) {
    try {
      await sendAll(queue, send)
    } catch (error) {
      if (!(error instanceof ApiError) || isKept(error)) throw error
      lost += secondsIn(queue.stretches)
    }
    drop(queue.sessionId)
  }
  return lost
}

/**
 * Sends a report, and if time does not allow it, as played at the highest rate. What is left of a stretch that was played at several may be said
 * to have taken longer than it did, and nothing here waits until the server agrees.
 */
function sendInTime(lessonId: number, report: Report, send: Means['send']): Promise<HeartbeatResult> {
  return send(lessonId, report).catch((error: unknown) => {
    const isTooFast = error instanceof ApiError && error.code === 'error.watchedTooFast'
    if (!isTooFast || report.rate === maxRate) throw error
    return send(lessonId, { ...report, rate: maxRate })
  })
}

async function sendAll(left: Left, send: Means['send']): Promise<void> {
  let [queue, known]: [Queue, readonly Range[]] = [left, left.known]
  for (;;) {
    queue = condensed(queue, known)
    const report = nextReport(queue, maxRate)
    if (!report) return
    const { lesson } = await sendInTime(queue.lessonId, report, send)
    known = lesson.ranges
    queue = withTaken(queue, report, known)
  }
}
