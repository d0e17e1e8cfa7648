import { ApiError, type HeartbeatResult } from '@portal/api-contract'
import { type Range, secondsIn } from '../rules/ranges.ts'
import { condensed, nextReport, type Queue, type Report, withTaken } from '../rules/report-queue.ts'
import { isKept } from './is-kept.ts'
import { isTooFast, type SendReport, sendInTime } from './send-in-time.ts'

/** What a session left on the device when its page went away. */
export interface Left extends Queue {
  /** What the server had of the lesson by then. */
  known: readonly Range[]
}

interface Means {
  send: SendReport
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

/** How often a report is sent again that comes too early, a second later each time: an honest player is early by less. */
const waits = 3

/** Sends a report; nothing else will send it later, so it waits for the server's clock. */
async function sendLate(send: SendReport, lessonId: number, report: Report): Promise<HeartbeatResult> {
  for (let waited = 0; ; waited++) {
    try {
      return await sendInTime(send, lessonId, report, maxRate)
    } catch (error) {
      if (!isTooFast(error) || waited === waits) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

async function sendAll(left: Left, send: SendReport): Promise<void> {
  let [queue, known]: [Queue, readonly Range[]] = [left, left.known]
  for (;;) {
    queue = condensed(queue, known)
    const report = nextReport(queue, maxRate)
    if (!report) return
    const { lesson } = await sendLate(send, queue.lessonId, report)
    known = lesson.ranges
    queue = withTaken(queue, report, known)
  }
}
