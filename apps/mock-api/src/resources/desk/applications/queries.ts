import type { AuditNode, DeskApplicationSummary } from '@portal/api-contract'
import { type DayRange, instantsOf } from '../../../domain/desk/range.ts'
import { reviewDays } from '../../../domain/desk/terms.ts'
import type { Database } from '../../../store/database.ts'

type Summary = Omit<DeskApplicationSummary, 'claim'>

/** A row of the desk's list: the claim in columns of its own. */
interface SummaryRow extends Summary {
  claimStaffName: string | null
  claimExpiresAt: string | null
}

const own = ['id', 'applyNo', 'applyType', 'applyKind', 'ownerId', 'status', 'node', 'submitDate']
const more = ['approveDate', 'version', 'createdDate', 'lastModifiedDate']

/** Under review the last change is the submitting or the review before, from which the next one's time runs. */
const dueDate = `CASE WHEN a.node IS NOT NULL
  THEN strftime('%Y-%m-%dT%H:%M:%fZ', a.lastModifiedDate, '+${reviewDays} days') END`

/** What the desk's list of applications is selected from. */
export const deskApplications = `(SELECT ${[...own, ...more].map((name) => `a.${name}`).join(', ')},
    m.name AS ownerName, ${dueDate} AS dueDate,
    c.staffId AS claimedById, s.name AS claimStaffName, c.expiresAt AS claimExpiresAt
  FROM memberApply a JOIN member m ON m.id = a.ownerId
  LEFT JOIN deskClaim c ON c.applyId = a.id LEFT JOIN staffUser s ON s.id = c.staffId
  WHERE a.status <> 'DRAFT' AND a.isDeleted = 0)`

/** Narrows that list to what was decided on some days. @param node at which review; at any of them without it */
export function reviewedWithin(days: DayRange, node: AuditNode | undefined) {
  const { since, before } = instantsOf(days)
  return {
    where: `id IN (SELECT applied.id FROM memberApply applied, json_each(applied.auditRecords) review
      WHERE review.value ->> '$.time' >= ? AND review.value ->> '$.time' < ?
        AND review.value ->> '$.node' = coalesce(?, review.value ->> '$.node'))`,
    parameters: [since, before, node ?? null],
  }
}

/** The contract's row. */
export function toSummary({ claimStaffName, claimExpiresAt, ...row }: SummaryRow): DeskApplicationSummary {
  const { claimedById } = row
  const isClaimed = claimedById !== null && claimStaffName !== null && claimExpiresAt !== null
  const claim = isClaimed
    ? { staffId: claimedById, staffName: claimStaffName, expiresAt: claimExpiresAt }
    : null
  return { ...row, claim }
}

/** A row of the desk's list. */
export type { SummaryRow }

/** One application of anybody; undefined for a draft, too. */
export const findSummary = (db: Database, id: number): SummaryRow | undefined =>
  db.get<SummaryRow>(`SELECT * FROM ${deskApplications} WHERE id = ?`, [id])
