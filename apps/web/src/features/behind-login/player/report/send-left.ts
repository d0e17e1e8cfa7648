import { ApiError, type HeartbeatResult } from '@portal/api-contract'
import { type Range, secondsBeyond } from '../rules/ranges.ts'
import { condensed, nextReport, type Queue, type Report, withTaken } from '../rules/report-queue.ts'
import { isInTrouble, isKept } from './is-kept.ts'
import { isTooFast, type SendReport, sendInTime } from './send-in-time.ts'

/** What a session left on the device when its page went away. */
export interface Left extends Queue {
  /** What the server had of the lesson by then. */
  known: readonly Range[]
}

interface Means {
  send: SendReport
  /** Says that the viewer is there; left out where nobody has come to watch. What waits for it stays on the device then. */
  confirm?(session: Pick<Left, 'lessonId' | 'sessionId'>): Promise<unknown>
  drop(sessionId: string): void
}

/** What the server did not take. */
export interface Lost {
  seconds: number
  /** Why it did not take the last of it. */
  error: ApiError | null
}

/**
 * Sends what sessions before this one left, before a new one ends them. What the server is in trouble with stays on the device, and
 * keeps nobody from going on: it can still be reported once after that.
 * @returns what the server took no more, such as since another player was opened meanwhile
 * @throws ApiError without a network or a login; what was not sent stays on the device
 */
export async function sendLeft(queues: readonly Left[], means: Means): Promise<Lost> {
  let lost: Lost = { seconds: 0, error: null }
  for (const queue of queues) {
    const left = await sendAll(queue, means)
    if (left === 'later') continue
    lost = { seconds: lost.seconds + left.seconds, error: left.error ?? lost.error }
    means.drop(queue.sessionId)
  }
  return lost
}

/** How often a report is sent again that comes too early, a second later each time: an honest player is early by less. */
const waits = 3

/** Sends a report; nothing else will send it later, so it waits for the server's clock. */
async function sendLate(
  send: SendReport,
  { lessonId, maxRate }: Left,
  report: Report,
): Promise<HeartbeatResult> {
  for (let waited = 0; ; waited++) {
    try {
      return await sendInTime(send, lessonId, report, maxRate)
    } catch (error) {
      if (!isTooFast(error) || waited === waits) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

const isAsked = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'error.presenceRequired'

/**
 * Sends a report; where its page went while the viewer was asked whether they are there, whoever opens the next one is.
 * @throws ApiError that nobody said so, where the report is of more than was shown until the page could know of the question
 */
async function sendAnswered({ send, confirm }: Means, left: Left, report: Report): Promise<HeartbeatResult> {
  let asked: unknown
  try {
    return await sendLate(send, left, report)
  } catch (error) {
    if (!confirm || !isAsked(error)) throw error
    asked = error
  }
  await confirm(left)
  return sendLate(send, left, report).catch((error: unknown) => {
    throw isTooFast(error) ? asked : error
  })
}

/** Sends what a session left, up to what is refused; what was taken before that counts. */
async function sendAll(left: Left, means: Means): Promise<Lost | 'later'> {
  let [queue, known]: [Queue, readonly Range[]] = [left, left.known]
  try {
    for (;;) {
      queue = condensed(queue, known)
      const report = nextReport(queue)
      if (!report) return { seconds: 0, error: null }
      const { lesson, presenceRequired } = await sendAnswered(means, left, report)
      known = lesson.ranges
      queue = withTaken(queue, report, known, presenceRequired)
    }
  } catch (error) {
    if (error instanceof ApiError && (isInTrouble(error) || (!means.confirm && isAsked(error))))
      return 'later'
    if (!(error instanceof ApiError) || isKept(error)) throw error
    return { seconds: secondsBeyond(queue.stretches, known), error }
  }
}
