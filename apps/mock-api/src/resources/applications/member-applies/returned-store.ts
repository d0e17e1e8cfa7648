import type { MemberApply, ReturnedForm } from '@portal/api-contract'
import type { Database } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'
import { type ApplyRow, toMemberApply } from './apply-store.ts'

/** Keeps what was handed in when the association returns it; within the caller's transaction. */
export function keepReturned(db: Database, row: ApplyRow, returnedDate: string): void {
  const { company, person, targetLevel, reason, recommender, materials } = toMemberApply(row)
  const content = JSON.stringify({ company, person, targetLevel, reason, recommender, materials })
  insert(db, 'returnedApply', { applyId: row.id, returnedDate, content })
}

/** What was handed in before an application was returned last; null where it never was. */
export function lastReturned(db: Database, applyId: number): ReturnedForm | null {
  const sql = 'SELECT returnedDate, content FROM returnedApply WHERE applyId = ? ORDER BY id DESC LIMIT 1'
  const row = db.get<{ returnedDate: string; content: string }>(sql, [applyId])
  return row ? { returnedDate: row.returnedDate, ...JSON.parse(row.content) } : null
}

/** The application as its applicant sees it: while it is to be mended with what was handed in. */
export const toOwnApply = (db: Database, row: ApplyRow): MemberApply => ({
  ...toMemberApply(row),
  returnedForm: row.status === 'RETURNED' ? lastReturned(db, row.id) : null,
})
