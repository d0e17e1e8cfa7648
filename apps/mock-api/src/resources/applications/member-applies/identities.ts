import type { OwnerType } from '@portal/api-contract'
import type { Database } from '../../../store/database.ts'

/** What is given once: to one person, or to one unit. */
export type Identity = 'idNumber' | 'uscc' | 'companyName'

const typeOf: Readonly<Record<Identity, OwnerType>> = {
  idNumber: 'PERSON',
  uscc: 'UNIT',
  companyName: 'UNIT',
}

const ofMembers: Readonly<Record<Identity, string>> = {
  idNumber: 'SELECT 1 FROM personProfile WHERE idNumber = ? AND memberId IS NOT ?',
  uscc: 'SELECT 1 FROM member WHERE uscc = ? AND id IS NOT ?',
  companyName: `SELECT 1 FROM member WHERE name = ? AND id IS NOT ? AND ownerType = 'UNIT' AND isDeleted = 0`,
}

/** Particulars are written when the fee is paid, so what was approved holds its numbers and its name until then. */
const ofApproved = `SELECT 1 FROM memberApply WHERE status IN ('APPROVED', 'PENDING_PAYMENT') AND isDeleted = 0
  AND applyType = ? AND block ->> ? = ? AND ownerId IS NOT ?`

/** Whether a number or a name is another member's, or stands in another's approved application. @param ownerId null for who has no account yet */
export const isTaken = (db: Database, identity: Identity, value: string, ownerId: number | null): boolean =>
  db.get(ofMembers[identity], [value, ownerId]) !== undefined ||
  db.get(ofApproved, [typeOf[identity], identity, value, ownerId]) !== undefined
