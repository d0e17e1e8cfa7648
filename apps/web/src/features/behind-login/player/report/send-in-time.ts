import { ApiError, type HeartbeatResult } from '@portal/api-contract'
import type { Report } from '../rules/report-queue.ts'

/** Tells the server what was shown. */
export type SendReport = (lessonId: number, report: Report) => Promise<HeartbeatResult>

/** Whether the server's clock does not allow a report yet. */
export const isTooFast = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'error.watchedTooFast'

/**
 * Sends a report, and if time does not allow it, as played at the highest rate: what is left of a stretch that was played at
 * several rates may be said to have taken longer than it did, and the server's tolerance would be used up by that.
 *
 * @param maxRate the highest rate that a report may name
 */
export function sendInTime(
  send: SendReport,
  lessonId: number,
  report: Report,
  maxRate: number,
): Promise<HeartbeatResult> {
  return send(lessonId, report).catch((error: unknown) => {
    if (!isTooFast(error) || report.rate === maxRate) throw error
    return send(lessonId, { ...report, rate: maxRate })
  })
}
