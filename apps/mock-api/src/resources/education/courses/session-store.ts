import { randomBytes } from 'node:crypto'
import { clockAfterAnswer, openPlayClock, type PlayClock } from '../../../domain/course/course-progress.ts'
import { isQuestionDue, secondsToQuestion } from '../../../domain/course/presence.ts'
import type { Database } from '../../../store/database.ts'
import { dropEnded, keepEnded } from './ended-session.ts'
import { lessons } from './lessons.ts'

/** The one lesson that a member has open, with the player's account of time. */
export interface SessionRow extends PlayClock {
  memberId: number
  /** Null once it was ended without a newer one. */
  sessionId: string | null
  lessonId: number
  /** Of the last report that counted. */
  seq: number
  questionsAsked: number
  /** Of play; nothing further counts before the question is answered. */
  secondsToQuestion: number
  /** 1 while the viewer has not said that they are still there. */
  isAsked: number
}

export const findSession = (db: Database, memberId: number): SessionRow | undefined =>
  db.get<SessionRow>('SELECT * FROM lessonSession WHERE memberId = ?', [memberId])

const saveSql = `INSERT OR REPLACE INTO lessonSession
  (memberId, sessionId, lessonId, seq, spentUntil, lastSeen, questionsAsked, secondsToQuestion, isAsked)
  VALUES (:memberId, :sessionId, :lessonId, :seq, :spentUntil, :lastSeen, :questionsAsked, :secondsToQuestion, :isAsked)`

export const saveSession = (db: Database, session: SessionRow): void => {
  db.run(saveSql, { ...session })
}

/** Opens a lesson and ends what was open; a question that was not answered waits on. @returns the session, whose id is unguessable */
export function openSession(
  db: Database,
  memberId: number,
  lessonId: number,
  now: Date,
): SessionRow & { sessionId: string } {
  const before = findSession(db, memberId)
  const sessionId = randomBytes(16).toString('base64url')
  const clock = openPlayClock(before ?? null, now)
  if (before) keepEnded(db, before, clock, secondsThatCount(before))
  const session = {
    ...clock,
    memberId,
    sessionId,
    lessonId,
    seq: 0,
    questionsAsked: before?.questionsAsked ?? 0,
    secondsToQuestion: before?.secondsToQuestion ?? secondsToQuestion(memberId, 0),
    isAsked: before?.isAsked ?? 0,
  }
  saveSession(db, session)
  return session
}

/** Ends a member's session when it is in this course, and takes no late report of those before any more. */
export function endSessionIn(db: Database, memberId: number, courseId: number): void {
  dropEnded(db, memberId, courseId)
  db.run(
    `UPDATE lessonSession SET sessionId = NULL
     WHERE memberId = ? AND lessonId IN (SELECT id FROM ${lessons} WHERE courseId = ?)`,
    [memberId, courseId],
  )
}

/** A session after some seconds of play; from time to time the viewer is asked whether they are still there. */
export function afterPlay(session: SessionRow, seconds: number): SessionRow {
  const left = session.secondsToQuestion - seconds
  if (!isQuestionDue(left)) return { ...session, secondsToQuestion: left }
  const questionsAsked = session.questionsAsked + 1
  return {
    ...session,
    isAsked: 1,
    questionsAsked,
    secondsToQuestion: secondsToQuestion(session.memberId, questionsAsked),
  }
}

/** Seconds of play that count before the viewer has to say that they are there; 0 while that is waited for. */
export const secondsThatCount = ({ isAsked, secondsToQuestion: seconds }: SessionRow): number =>
  isAsked === 1 ? 0 : Math.max(0, Math.round(seconds * 1000) / 1000)

/** A session whose viewer says that they are there; the same where nobody has asked. */
export function afterAnswer(session: SessionRow, now: Date): SessionRow {
  // The question is answered, too, where only the report is missing that it would come with.
  const asked = afterPlay(session, 0)
  return asked.isAsked === 1 ? { ...asked, ...clockAfterAnswer(asked, now), isAsked: 0 } : session
}
