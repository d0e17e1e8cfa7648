import { feeDifference } from '../../../domain/notice/fee-notices.ts'
import { feeStandardOf } from '../../../domain/order/fee.ts'
import { prcYear } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import type { FeeRow } from './fee-store.ts'
import { addUpgradeFee, type FeeOwner, feesOfYear } from './fee-year.ts'

/** A fee that is in no order follows the level that was granted; one that is being paid or paid stays. */
export function rate({ db }: World, { id, ownerType }: FeeRow, memberLevel: string, at: Date): void {
  db.run(
    `UPDATE memberFee SET memberLevel = :memberLevel, feeStandardFen = :fen, amountFen = :fen, discountFen = 0,
       lastModifiedDate = :at
     WHERE id = :id AND status IN ('UNPAID', 'OVERDUE') AND memberLevel <> :memberLevel`,
    { id, memberLevel, fen: feeStandardOf(ownerType, memberLevel), at: at.toISOString() },
  )
}

/** A fee that no order holds, and that is all that the year was billed, can still be rated anew. */
export const canBeRated = (world: World, { ownerId, feeYear, status }: FeeRow): boolean =>
  (status === 'UNPAID' || status === 'OVERDUE') && feesOfYear(world, ownerId, feeYear).length === 1

/** What an upgrade that was approved waits for is at its level already. */
const isAwaited = `EXISTS (SELECT 1 FROM memberApply
  WHERE feeId = memberFee.id AND status = 'PENDING_PAYMENT' AND applyKind = 'UPGRADE')`

/** Differences to a level that the member does not have any more are not asked for any more. */
function withdrawDifferences({ db }: World, owner: FeeOwner, year: number, at: Date): void {
  db.run(
    `UPDATE memberFee SET isDeleted = 1, lastModifiedDate = :at
     WHERE ownerId = :id AND feeYear >= :year AND feeKind = 'UPGRADE' AND status IN ('UNPAID', 'OVERDUE')
       AND feeStandardFen > :fen AND NOT ${isAwaited}`,
    { id: owner.id, year, fen: feeStandardOf(owner.ownerType, owner.memberLevel), at: at.toISOString() },
  )
}

function billDifference(world: World, owner: FeeOwner, feeYear: number, at: Date): void {
  const difference = addUpgradeFee(world, owner, feeYear, at)
  if (difference) notify(world, owner.id, feeDifference(difference), at)
}

/**
 * Has the fees of the present and later years follow the level that a member has by an upgrade, or has no more: what is open is
 * rated anew, of what is paid or in an order the difference is billed. Nothing is billed twice.
 */
export function followLevel(world: World, ownerId: number, at: Date): void {
  const owner = world.db.get<FeeOwner>(
    'SELECT id, ownerType, name, memberLevel FROM member WHERE id = ? AND memberLevel IS NOT NULL',
    [ownerId],
  )
  if (!owner) return
  const year = prcYear(at)
  withdrawDifferences(world, owner, year, at)
  const fees = world.db.all<FeeRow>(
    `SELECT * FROM memberFee WHERE ownerId = ? AND feeYear >= ? AND feeKind = 'YEAR' AND status <> 'REFUNDED'
       AND isDeleted = 0 AND NOT ${isAwaited} ORDER BY feeYear`,
    [ownerId, year],
  )
  for (const fee of fees)
    if (canBeRated(world, fee)) rate(world, fee, owner.memberLevel, at)
    else billDifference(world, owner, fee.feeYear, at)
}
