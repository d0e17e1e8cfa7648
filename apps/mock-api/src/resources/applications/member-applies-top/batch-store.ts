import type { BatchMember, MemberApplyTop } from '@portal/api-contract'
import { type Fen, yuanOf } from '../../../domain/money.ts'
import type { Database } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'

/** A batch as it is read: its status is that of its order. */
export interface BatchRow extends Omit<MemberApplyTop, 'members' | 'totalAmount'> {
  /** JSON. */
  members: string
  totalAmountFen: Fen
}

/** What a batch is selected from: with its unit's name and the status that follows from its order. */
export const batches = `(SELECT memberApplyTop.*, member.name AS companyName,
  CASE WHEN memberOrder.id IS NULL THEN 'DRAFT'
    WHEN memberOrder.status IN ('CREATED', 'PAYING') THEN 'SUBMITTED'
    WHEN memberOrder.status IN ('PAID', 'REFUNDING') THEN 'PAID'
    ELSE memberOrder.status END AS status
  FROM memberApplyTop JOIN member ON member.id = companyId LEFT JOIN memberOrder ON memberOrder.id = orderId)`

/** The contract's record. */
export function toMemberApplyTop({ members, totalAmountFen, ...rest }: BatchRow): MemberApplyTop {
  return { ...rest, members: JSON.parse(members), totalAmount: yuanOf(totalAmountFen) }
}

export const findOwnBatch = (db: Database, companyId: number, id: number): BatchRow | undefined =>
  db.get<BatchRow>(`SELECT * FROM ${batches} WHERE id = ? AND companyId = ? AND isDeleted = 0`, [
    id,
    companyId,
  ])

/** Who and what a batch is for. */
export interface BatchContent {
  members: readonly BatchMember[]
  /** Different people. */
  personCount: number
  totalAmountFen: Fen
}

const toColumns = ({ members, ...counts }: BatchContent) => ({ members: JSON.stringify(members), ...counts })

const firstId = 4001

/** Writes a new batch and answers its id; within the caller's transaction. @param day in PRC, `20261121` */
export function insertBatch(
  db: Database,
  companyId: number,
  content: BatchContent,
  { at, day }: { at: Date; day: string },
): number {
  const next = db.get<{ id: number }>('SELECT coalesce(max(id) + 1, ?) AS id FROM memberApplyTop', [firstId])
  const id = next?.id ?? firstId
  const dates = { createdDate: at.toISOString(), lastModifiedDate: at.toISOString() }
  const batchNo = `DJ${day}${String(id).padStart(6, '0')}`
  insert(db, 'memberApplyTop', { id, batchNo, companyId, ...toColumns(content), ...dates, orderNum: id })
  return id
}

/** Replaces what a batch is for; it is a draft again. */
export function updateBatch(db: Database, id: number, content: BatchContent, at: Date): void {
  db.run(
    `UPDATE memberApplyTop SET members = :members, personCount = :personCount, totalAmountFen = :totalAmountFen,
       orderId = NULL, submitDate = NULL, lastModifiedDate = :at WHERE id = :id`,
    { ...toColumns(content), at: at.toISOString(), id },
  )
}

/** The batch is thrown away; its order, if it had one, stays. */
export function removeBatch(db: Database, id: number, at: Date): void {
  db.run('UPDATE memberApplyTop SET isDeleted = 1, lastModifiedDate = ? WHERE id = ?', [at.toISOString(), id])
}

/** The batch goes into an order. */
export function setOrder(db: Database, id: number, orderId: number, at: string): void {
  const sql = 'UPDATE memberApplyTop SET orderId = ?, submitDate = ?, lastModifiedDate = ? WHERE id = ?'
  db.run(sql, [orderId, at, at, id])
}
