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

async function sendAll(left: Left, send: Means['send']): Promise<void> {
  let [queue, known]: [Queue, readonly Range[]] = [left, left.known]
  for (;;) {
    queue = condensed(queue, known)
    const report = nextReport(queue, maxRate)
    if (!report) return
    const { lesson } = await send(queue.lessonId, report)
    known = lesson.ranges
    queue = withTaken(queue, report, known)
  }
}
