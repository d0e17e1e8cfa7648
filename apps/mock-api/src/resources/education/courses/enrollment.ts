import type { Database } from '../../../store/database.ts'

/** Who takes which course, and how far they are. */
export interface EnrollmentRow {
  id: number
  memberId: number
  courseId: number
  /** Null for a course that cost nothing. */
  orderId: number | null
  enrollTime: string
  lastLessonId: number | null
  lastStudyTime: string | null
  watchedMs: number
  /** The most that was ever watched, also before the course was started over. */
  mostWatchedMs: number
  completeTime: string | null
  /** Stays when the course is started over. */
  firstCompleteTime: string | null
}

/** An enrolment that has not been taken back. */
export const findEnrollment = (db: Database, memberId: number, courseId: number): EnrollmentRow | undefined =>
  db.get<EnrollmentRow>(
    'SELECT * FROM courseEnrollment WHERE memberId = ? AND courseId = ? AND isActive = 1',
    [memberId, courseId],
  )

function count(db: Database, courseId: number, change: 1 | -1): void {
  db.run('UPDATE course SET enrolledCount = enrolledCount + ? WHERE id = ?', [change, courseId])
}

/** Who enrolls in what, and what paid for it. */
interface NewEnrollment {
  memberId: number
  courseId: number
  orderId: number | null
}

/** Enrolls a member who is not enrolled. After a refund and a new enrolment the earlier progress is still there. */
export function enroll(db: Database, { memberId, courseId, orderId }: NewEnrollment, at: Date): void {
  db.run(
    `INSERT INTO courseEnrollment (memberId, courseId, orderId, enrollTime)
     VALUES (:memberId, :courseId, :orderId, :at)
     ON CONFLICT (memberId, courseId) DO UPDATE SET isActive = 1, orderId = :orderId, enrollTime = :at`,
    { memberId, courseId, orderId, at: at.toISOString() },
  )
  count(db, courseId, 1)
}

/** Takes an enrolment back, with the hours that it brought and the certificates that rest on them. */
export function endEnrollment(db: Database, memberId: number, courseId: number): void {
  if (!findEnrollment(db, memberId, courseId)) return
  const key = [memberId, courseId]
  db.run('UPDATE courseEnrollment SET isActive = 0 WHERE memberId = ? AND courseId = ?', key)
  db.run('DELETE FROM courseCredit WHERE memberId = ? AND courseId = ?', key)
  db.run(
    `UPDATE hourCertificate SET status = 'REVOKED' WHERE memberId = ? AND status = 'VALID'
       AND EXISTS (SELECT 1 FROM json_each(courses) WHERE value ->> 'courseId' = ?)`,
    key,
  )
  count(db, courseId, -1)
}

/** The name of the unit that paid for an enrolment; null where the member did, or nobody. */
export const otherPayerOf = (db: Database, { memberId, orderId }: EnrollmentRow): string | null =>
  db.get<{ payerName: string }>('SELECT payerName FROM memberOrder WHERE id = ? AND payerId <> ?', [
    orderId,
    memberId,
  ])?.payerName ?? null
