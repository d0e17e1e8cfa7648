import { type PlayClock, timeLeft } from '../../../domain/course/course-progress.ts'
import type { Database } from '../../../store/database.ts'
import { lessons } from './lessons.ts'

/** A session that a newer one ended before everything that it had shown was reported, such as on a device without a network. */
export interface EndedSession {
  sessionId: string
  memberId: number
  lessonId: number
  /** Of the last report that counted. */
  seq: number
  /** Time of it that was not spent, in milliseconds. */
  leftMs: number
}

/** Days after which a device has forgotten what it kept. */
const daysKept = 30

/** Milliseconds that are no report of their own: players name their place in steps. */
const slackMs = 500

/**
 * Keeps what a session has left when a newer one ends it; nothing where its viewer had still to say that they are there.
 * @param untilQuestionS seconds of play that its player was told would count before it has to ask
 */
export function keepEnded(
  db: Database,
  ended: PlayClock &
    Omit<EndedSession, 'sessionId' | 'leftMs'> & { sessionId: string | null; isAsked: number },
  newer: PlayClock,
  untilQuestionS: number,
): void {
  const { memberId, sessionId, lessonId, seq } = ended
  const leftMs = Math.min(timeLeft(ended, newer), Math.round(untilQuestionS * 1000))
  if (sessionId === null || ended.isAsked === 1 || leftMs === 0) return
  const endedAt = newer.lastSeen
  db.run('DELETE FROM endedLessonSession WHERE memberId = ? AND endedAt < ?', [
    memberId,
    endedAt - daysKept * 86_400_000,
  ])
  db.run(
    `INSERT INTO endedLessonSession (sessionId, memberId, lessonId, seq, leftMs, endedAt)
     VALUES (:sessionId, :memberId, :lessonId, :seq, :leftMs, :endedAt)`,
    { sessionId, memberId, lessonId, seq, leftMs, endedAt },
  )
}

/** A member's session in a lesson that was ended with time left. */
export const findEnded = (
  db: Database,
  { sessionId, memberId, lessonId }: Pick<EndedSession, 'sessionId' | 'memberId' | 'lessonId'>,
): EndedSession | undefined =>
  db.get<EndedSession>(
    'SELECT * FROM endedLessonSession WHERE sessionId = ? AND memberId = ? AND lessonId = ?',
    [sessionId, memberId, lessonId],
  )

/**
 * Notes what was taken of such a session; its number stays for a player that did not hear of it.
 * @param leftMs what may still be reported of it
 */
export function tookOfEnded(db: Database, sessionId: string, seq: number, leftMs: number): void {
  const left = leftMs > slackMs ? Math.round(leftMs) : 0
  db.run('UPDATE endedLessonSession SET seq = ?, leftMs = ? WHERE sessionId = ?', [seq, left, sessionId])
}

/** Forgets what a member's sessions in a course have left. */
export function dropEnded(db: Database, memberId: number, courseId: number): void {
  db.run(
    `DELETE FROM endedLessonSession
     WHERE memberId = ? AND lessonId IN (SELECT id FROM ${lessons} WHERE courseId = ?)`,
    [memberId, courseId],
  )
}
