import type { DeskLogEntry } from '@portal/api-contract'
import { problem } from '../../../contract/problem.ts'
import type { Database } from '../../../store/database.ts'

/** A record of the log as stored: what changed is JSON. */
export type LogRow = Omit<DeskLogEntry, 'before' | 'after'> & { before: string | null; after: string | null }

/** What the log is selected from: each record with the unit or person that it is about, as that is called now. */
export const deskLog = `(SELECT entry.*, m.ownerType, m.name AS ownerName
  FROM deskLog entry LEFT JOIN member m ON m.id = entry.ownerId)`

const fieldsIn = (text: string | null) => (text === null ? null : JSON.parse(text))

export const toLogEntry = (row: LogRow): DeskLogEntry => ({
  ...row,
  before: fieldsIn(row.before),
  after: fieldsIn(row.after),
})

type Subject = Pick<DeskLogEntry, 'subjectKind' | 'subjectId'>

/** What was done to one record at the desk, latest first. */
export const logOf = (db: Database, { subjectKind, subjectId }: Subject): DeskLogEntry[] =>
  db
    .all<LogRow>(
      `SELECT * FROM ${deskLog} WHERE subjectKind = ? AND subjectId = ? ORDER BY id DESC LIMIT 100`,
      [subjectKind, subjectId],
    )
    .map(toLogEntry)

/** UPDATE is the change of a member's level. */
const decisions: readonly DeskLogEntry['action'][] = ['APPROVE', 'RETURN', 'REJECT', 'TRANSFER', 'UPDATE']

/**
 * The refusal of a decision on something that does not wait any more, or not as it was read.
 * @param since when it was decided or changed last; what stands in the log of that instant was first
 */
export function decidedBefore(db: Database, subject: Subject, since: string | null) {
  const [last] = logOf(db, subject)
  const isFirst = last && decisions.includes(last.action) && (since === null || last.time === since)
  if (!isFirst) return problem(409, 'error.concurrencyFailure', 'It has changed since it was read')
  const { staffName, time } = last
  const params = { staffName, time }
  return problem(409, 'error.decidedBefore', `${staffName} decided it at ${time}`, { params })
}
