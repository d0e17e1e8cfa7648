import type { BenefitUse } from '@portal/api-contract'
import type { Caller } from '../../../domain/account/caller.ts'
import type { World } from '../../../world.ts'

type Unit = BenefitUse['unit']

/** Where the uses of each kind leave their record; the placeholder is the member. */
const records: Record<Unit, string> = {
  COURSE: `SELECT enrollTime AS date FROM courseEnrollment WHERE memberId = ? AND isActive = 1`,
  ACTIVITY: 'SELECT signedDate AS date FROM activitySignUp WHERE memberId = ? AND cancelledDate IS NULL',
  // An expert is known by the identity number, with or without an account.
  APPOINTMENT: `SELECT c.createdDate AS date FROM personProfile p JOIN expertApplication e ON e.idNumber = p.idNumber
    JOIN expertCertificate c ON c.id = e.id WHERE p.memberId = ? AND e.isDeleted = 0 AND c.isDeleted = 0`,
  SITE_ITEM: `SELECT publishDate AS date FROM siteItem WHERE memberId = ? AND publishDate IS NOT NULL AND isDeleted = 0`,
}

const useOf = ({ db }: World, memberId: number, unit: Unit) =>
  db.get<Pick<BenefitUse, 'count' | 'lastUsedDate'>>(
    `SELECT count(*) AS count, max(date) AS lastUsedDate FROM (${records[unit]})`,
    [memberId],
  ) ?? { count: 0, lastUsedDate: null }

/** How often a member has made use of each benefit whose use leaves a record, in the order of the benefits. */
export const usesOf = (world: World, { memberId, ownerType }: Caller): BenefitUse[] =>
  world.db
    .all<{ id: number; useUnit: Unit }>(
      `SELECT id, useUnit FROM memberBenefit WHERE useUnit IS NOT NULL AND isDeleted = 0 AND audience IN ('ALL', ?)
       ORDER BY orderNum, id`,
      [ownerType],
    )
    .map(({ id, useUnit }) => ({ benefitId: id, unit: useUnit, ...useOf(world, memberId, useUnit) }))
