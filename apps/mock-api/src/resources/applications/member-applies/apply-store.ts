import type {
  ApplyAuditRecord,
  ApplyMaterial,
  CompanyBlock,
  MemberApply,
  PersonBlock,
} from '@portal/api-contract'
import { isClosed } from '../../../domain/application/application.ts'
import type { Database } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'

/** An application as it is stored: lists and particulars are JSON, a flag is 0 or 1. */
export interface ApplyRow
  extends Omit<
    MemberApply,
    | 'company'
    | 'person'
    | 'materials'
    | 'auditRecords'
    | 'submissions'
    | 'closedDate'
    | 'statement'
    | 'returnedForm'
  > {
  ownerId: number
  /** Particulars of the unit or the person, as `applyType` says. */
  block: string | null
  materials: string
  auditRecords: string
  /** Every time at which it was submitted. */
  submissions: string
  statement: 0 | 1
  /** Rises with each change; the store counts it. */
  version: number
}

export type NewApply = Omit<ApplyRow, 'id' | 'applyNo' | 'isDeleted' | 'orderNum' | 'version'>

export const blockOf = <Block extends CompanyBlock | PersonBlock>({ block }: ApplyRow): Block | null =>
  block === null ? null : JSON.parse(block)

export const materialsOf = ({ materials }: ApplyRow): ApplyMaterial[] => JSON.parse(materials)

export const submissionsOf = ({ submissions }: ApplyRow): string[] => JSON.parse(submissions)

export const auditRecordsOf = ({ auditRecords }: ApplyRow): ApplyAuditRecord[] => JSON.parse(auditRecords)

/** The contract's record. */
export function toMemberApply(row: ApplyRow): MemberApply {
  const { ownerId: _ownerId, block: _block, version: _version, ...rest } = row
  return {
    ...rest,
    company: row.applyType === 'UNIT' ? blockOf<CompanyBlock>(row) : null,
    person: row.applyType === 'PERSON' ? blockOf<PersonBlock>(row) : null,
    materials: materialsOf(row),
    auditRecords: auditRecordsOf(row),
    submissions: submissionsOf(row),
    // What is closed is changed no more.
    closedDate: isClosed(row.status) ? row.lastModifiedDate : null,
    statement: row.statement === 1,
  }
}

export const findApply = (db: Database, id: number): ApplyRow | undefined =>
  db.get<ApplyRow>('SELECT * FROM memberApply WHERE id = ? AND isDeleted = 0', [id])

export const findOwnApply = (db: Database, ownerId: number, id: number): ApplyRow | undefined =>
  db.get<ApplyRow>('SELECT * FROM memberApply WHERE id = ? AND ownerId = ? AND isDeleted = 0', [id, ownerId])

/** The condition is that of the unique index. */
const isOpen =
  "isDeleted = 0 AND status IN ('DRAFT', 'SUBMITTED', 'REVIEWING', 'RETURNED', 'APPROVED', 'PENDING_PAYMENT')"

/** Everything that a member has begun and that has not ended. */
export const openAppliesOf = (db: Database, ownerId: number): ApplyRow[] =>
  db.all<ApplyRow>(`SELECT * FROM memberApply WHERE ownerId = ? AND ${isOpen} ORDER BY id`, [ownerId])

/** The open application of a member and kind. */
export const findOpenApply = (db: Database, ownerId: number, applyKind: string): ApplyRow | undefined =>
  db.get<ApplyRow>(`SELECT * FROM memberApply WHERE ownerId = ? AND applyKind = ? AND ${isOpen}`, [
    ownerId,
    applyKind,
  ])

const firstId = 3001

/** `SQ`, the day in PRC and the id. */
export const applyNumber = (day: string, id: number): string => `SQ${day}${String(id).padStart(6, '0')}`

/** Writes a new application; within the caller's transaction. @param day of its making in PRC, `20261121` */
export function insertApply(db: Database, apply: NewApply, day: string): ApplyRow {
  const next = db.get<{ id: number }>('SELECT coalesce(max(id) + 1, ?) AS id FROM memberApply', [firstId])
  const id = next?.id ?? firstId
  const row: ApplyRow = {
    ...apply,
    id,
    applyNo: applyNumber(day, id),
    isDeleted: 0,
    orderNum: id,
    version: 1,
  }
  insert(db, 'memberApply', { ...row })
  return row
}

type Change = Partial<Omit<ApplyRow, 'id' | 'applyNo' | 'ownerId' | 'lastModifiedDate' | 'version'>>

/** Changes some fields of an application and answers it as it is then. */
export function updateApply(db: Database, row: ApplyRow, change: Change, at: Date): ApplyRow {
  const next = { ...change, lastModifiedDate: at.toISOString() }
  const assignments = Object.keys(next).map((column) => `${column} = :${column}`)
  db.run(`UPDATE memberApply SET ${assignments.join(', ')} WHERE id = :id`, { ...next, id: row.id })
  return { ...row, ...next }
}
