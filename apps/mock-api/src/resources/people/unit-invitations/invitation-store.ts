import type { UnitInvitation } from '@portal/api-contract'
import type { Database } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'

/** What invitations are selected from: with the names of both sides, and who sees them. */
export const invitations = `(SELECT i.id, i.companyId, company.name AS companyName, i.phone,
    CASE WHEN i.status = 'ACCEPTED' THEN person.name END AS personName, i.remark, i.status, i.answeredDate,
    i.createdDate, i.lastModifiedDate, i.isDeleted, i.orderNum
  FROM unitInvitation i JOIN member company ON company.id = i.companyId LEFT JOIN member person ON person.id = i.personId)`

/** Sent by a member, answered by it, or waiting for its phone. The parameter is the member’s id. */
export const isConcerned = `id IN (SELECT i.id FROM unitInvitation i JOIN member m ON m.id = ?
  LEFT JOIN account a ON a.memberId = m.id AND m.ownerType = 'PERSON'
  WHERE i.companyId = m.id OR i.personId = m.id OR (i.status = 'PENDING' AND i.waitingPhone = a.username))`

export const findInvitation = (db: Database, memberId: number, id: number): UnitInvitation | undefined =>
  db.get<UnitInvitation>(`SELECT * FROM ${invitations} WHERE id = ? AND ${isConcerned}`, [id, memberId])

export const hasOpenInvitation = (db: Database, companyId: number, phone: string): boolean =>
  db.get(
    "SELECT 1 FROM unitInvitation WHERE companyId = ? AND ? IN (phone, waitingPhone) AND status = 'PENDING'",
    [companyId, phone],
  ) !== undefined

const firstId = 8001

/** Writes a new invitation and answers its id; within the caller's transaction. */
export function insertInvitation(
  db: Database,
  { companyId, phone, remark }: { companyId: number; phone: string; remark: string | null },
  at: Date,
): number {
  const next = db.get<{ id: number }>('SELECT coalesce(max(id) + 1, ?) AS id FROM unitInvitation', [firstId])
  const id = next?.id ?? firstId
  const dates = { createdDate: at.toISOString(), lastModifiedDate: at.toISOString() }
  insert(db, 'unitInvitation', { id, companyId, phone, waitingPhone: phone, remark, ...dates, orderNum: id })
  return id
}

/** Notes what a person answered. */
export function answerInvitation(
  db: Database,
  id: number,
  { status, personId, at }: { status: UnitInvitation['status']; personId: number; at: Date },
): void {
  db.run(
    `UPDATE unitInvitation SET status = :status, personId = :personId, answeredDate = :at, lastModifiedDate = :at
     WHERE id = :id`,
    { status, personId, at: at.toISOString(), id },
  )
}

/** Notes that the unit took an invitation back. */
export function closeInvitation(db: Database, id: number, status: UnitInvitation['status'], at: Date): void {
  const sql = 'UPDATE unitInvitation SET status = ?, lastModifiedDate = ? WHERE id = ?'
  db.run(sql, [status, at.toISOString(), id])
}

/** Takes back all of a unit's invitations that nobody has answered. */
export function withdrawOpen(db: Database, companyId: number, at: Date): void {
  const sql =
    "UPDATE unitInvitation SET status = 'WITHDRAWN', lastModifiedDate = ? WHERE companyId = ? AND status = 'PENDING'"
  db.run(sql, [at.toISOString(), companyId])
}

/**
 * Lets what waits for a person wait at its next phone, which its unit is not told. Of a unit that has invited that one as well the
 * earlier is taken back: nobody is invited twice.
 */
export function moveWaiting(db: Database, { from, to, at }: { from: string; to: string; at: Date }): void {
  db.run(
    `UPDATE unitInvitation SET status = 'WITHDRAWN', lastModifiedDate = :at WHERE waitingPhone = :from AND status = 'PENDING'
       AND companyId IN (SELECT companyId FROM unitInvitation WHERE waitingPhone = :to AND status = 'PENDING')`,
    { from, to, at: at.toISOString() },
  )
  db.run("UPDATE unitInvitation SET waitingPhone = :to WHERE waitingPhone = :from AND status = 'PENDING'", {
    from,
    to,
  })
}
