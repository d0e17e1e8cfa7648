import type { Ties } from '../../../domain/account/closing.ts'
import type { Database } from '../../../store/database.ts'
import { countOwedFees } from '../../finance/member-fees/queries.ts'

const count = (db: Database, from: string, ...values: (number | string)[]): number =>
  db.get<{ count: number }>(`SELECT count(*) AS count FROM ${from}`, values)?.count ?? 0

/** What ties a member at an instant; what has run out is settled by the caller before. */
export const tiesOf = (db: Database, memberId: number, at: Date): Ties => ({
  openOrders: count(
    db,
    "memberOrder WHERE payerId = ? AND isDeleted = 0 AND status IN ('CREATED', 'PAYING', 'REFUNDING')",
    memberId,
  ),
  owedFees: countOwedFees(db, memberId),
  paidPlaces: count(
    db,
    `activitySignUp s JOIN activity a ON a.id = s.activityId JOIN memberOrder o ON o.id = s.orderId
     WHERE s.memberId = ? AND s.cancelledDate IS NULL AND a.startTime > ? AND o.status = 'PAID'`,
    memberId,
    at.toISOString(),
  ),
  applicationsInReview: count(
    db,
    "memberApply WHERE ownerId = ? AND isDeleted = 0 AND status IN ('SUBMITTED', 'REVIEWING', 'APPROVED')",
    memberId,
  ),
  isInUnit: count(db, 'unitPerson WHERE personId = ?', memberId) > 0,
  people: count(db, 'unitPerson WHERE companyId = ?', memberId),
})
