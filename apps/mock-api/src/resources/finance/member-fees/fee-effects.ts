import { validityAfterPaying, validityAfterRefund } from '../../../domain/member/membership.ts'
import type { Item } from '../../../domain/order/order.ts'
import type { Database } from '../../../store/database.ts'
import type { World } from '../../../world.ts'
import { membershipPaid } from '../../applications/member-applies/membership-paid.ts'
import { tellCertificate } from '../../applications/member-applies/tell-certificate.ts'
import type { ItemEffects, OrderChange } from '../payments/item-effects.ts'
import { type FeeRow, feesById, moveFees } from './fee-store.ts'
import { followLevel } from './level-fees.ts'
import { tellBeneficiaries } from './tell-beneficiaries.ts'

type Validity = string | null

const feesOf = (db: Database, items: readonly Item[]): FeeRow[] =>
  feesById(
    db,
    items.map(({ itemId }) => itemId),
  )

/**
 * Changes the validity of each fee's owner, who need not be the order's payer. What an upgrade adds to a year changes none.
 * @returns the owners for whom it is another now
 */
function changeValidity(
  db: Database,
  fees: readonly FeeRow[],
  at: Date,
  next: (validTo: Validity, years: number[], ownerId: number) => Validity,
): Set<number> {
  const changed = new Set<number>()
  const ofYears = fees.filter(({ feeKind }) => feeKind === 'YEAR')
  for (const [ownerId, owned] of Map.groupBy(ofYears, (fee) => fee.ownerId)) {
    const member = db.get<{ validTo: Validity }>('SELECT validTo FROM member WHERE id = ?', [ownerId])
    const years = owned.map((fee) => fee.feeYear)
    const validTo = next(member?.validTo ?? null, years, ownerId)
    const change = [validTo, at.toISOString(), ownerId]
    db.run('UPDATE member SET validTo = ?, lastModifiedDate = ? WHERE id = ?', change)
    if (validTo !== member?.validTo) changed.add(ownerId)
  }
  return changed
}

/** Years that a member has paid for or that were given to it. */
function keptYears(db: Database, ownerId: number): number[] {
  const sql = `SELECT feeYear FROM memberFee WHERE ownerId = ? AND feeKind = 'YEAR' AND status IN ('PAID', 'EXEMPT')`
  return db.all<{ feeYear: number }>(sql, [ownerId]).map(({ feeYear }) => feeYear)
}

/** Differences that move, and those that were paid back before while a later year at their level moves now. */
const differencesSql = `SELECT DISTINCT difference.ownerId, difference.feeYear
  FROM memberFee difference JOIN memberFee moved ON moved.ownerId = difference.ownerId
  WHERE difference.feeKind = 'UPGRADE' AND moved.id IN (SELECT value FROM json_each(?))
    AND (moved.id = difference.id OR (difference.status = 'REFUNDED' AND moved.feeKind = 'YEAR'
      AND moved.feeYear > difference.feeYear AND moved.memberLevel = difference.memberLevel))`

const differencesBehind = (db: Database, fees: readonly FeeRow[]): Pick<FeeRow, 'ownerId' | 'feeYear'>[] =>
  db.all(differencesSql, [JSON.stringify(fees.map(({ id }) => id))])

/**
 * The level that a difference was paid for holds until it is paid back, unless a later year is paid at it. The fees of the
 * years to come follow.
 */
function changeLevel(world: World, fees: readonly FeeRow[], at: Date): void {
  for (const { ownerId, feeYear } of differencesBehind(world.db, fees)) {
    world.db.run(
      `UPDATE member SET lastModifiedDate = :at, memberLevel = (SELECT memberLevel FROM memberFee
         WHERE ownerId = :ownerId AND (feeYear = :feeYear AND (feeKind = 'YEAR' OR status = 'PAID')
           OR feeYear > :feeYear AND status = 'PAID')
         ORDER BY feeStandardFen DESC LIMIT 1)
       WHERE id = :ownerId AND memberLevel IS NOT NULL`,
      { ownerId, feeYear, at: at.toISOString() },
    )
    followLevel(world, ownerId, at)
  }
}

const moveOf = ({ order, at }: OrderChange) => ({ orderId: order.id, payTime: order.payTime, at })

/** A fee follows its order; being paid makes its owner's membership valid for the year, a refund takes that back. */
export const feeEffects: ItemEffects = {
  ordered(world, items, change) {
    const fees = feesOf(world.db, items)
    moveFees(world.db, fees, { event: 'ORDER', ...moveOf(change) })
    tellBeneficiaries(world, 'ordered', fees, change)
  },
  paid(world, items, change) {
    const { db } = world
    const fees = feesOf(db, items)
    moveFees(db, fees, { event: 'PAY', ...moveOf(change) })
    const extended = changeValidity(db, fees, change.at, validityAfterPaying)
    changeLevel(world, fees, change.at)
    for (const ownerId of new Set(fees.map((fee) => fee.ownerId))) {
      const hasTakenEffect = membershipPaid(world, ownerId, change.at)
      // What takes effect tells of its certificate itself.
      if (!hasTakenEffect && extended.has(ownerId)) tellCertificate(world, ownerId, change.at)
    }
    tellBeneficiaries(world, 'paid', fees, change)
  },
  closed(world, items, change) {
    const fees = feesOf(world.db, items)
    moveFees(world.db, fees, { event: 'RELEASE', ...moveOf(change) })
    // A fee may have been in the order while its owner's level fell.
    for (const { ownerId } of differencesBehind(world.db, fees)) followLevel(world, ownerId, change.at)
    tellBeneficiaries(world, 'closed', fees, change)
  },
  refunded(world, items, change) {
    const { db } = world
    const fees = feesOf(db, items)
    moveFees(db, fees, { event: 'REFUND', ...moveOf(change) })
    changeValidity(db, fees, change.at, (validTo, years, ownerId) =>
      validityAfterRefund(validTo, years, keptYears(db, ownerId)),
    )
    changeLevel(world, fees, change.at)
    tellBeneficiaries(world, 'refunded', fees, change)
  },
}
