import type { OwnerType } from '@portal/api-contract'
import type { Fen } from '../../../domain/money.ts'
import { feeDue } from '../../../domain/notice/fee-notices.ts'
import { feeStandardOf, upgradeFeeOf } from '../../../domain/order/fee.ts'
import { endOfYear, prcInstant, prcYear } from '../../../domain/prc-time.ts'
import type { Database } from '../../../store/database.ts'
import { schedule, type TaskWork } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import type { FeeRow } from './fee-store.ts'

/** Whose fee it is. */
export interface FeeOwner {
  id: number
  ownerType: OwnerType
  name: string
  memberLevel: string
}

export const feeNumber = (feeYear: number, ownerId: number): string =>
  `HF${feeYear}${String(ownerId).padStart(4, '0')}`

const insertSql = `INSERT INTO memberFee
  (feeNo, ownerType, ownerId, ownerName, feeYear, memberLevel, feeStandardFen, discountFen, amountFen, status, dueDate,
   createdDate, lastModifiedDate)
  VALUES (:feeNo, :ownerType, :ownerId, :ownerName, :feeYear, :memberLevel, :fen, :discount, :fen - :discount, 'UNPAID',
   :dueDate, :at, :at)
  ON CONFLICT DO UPDATE SET status = 'UNPAID', memberLevel = :memberLevel, feeStandardFen = :fen, discountFen = :discount,
    amountFen = :fen - :discount, orderId = NULL, refundedOrderId = NULL, lastModifiedDate = :at
  WHERE status = 'REFUNDED'`

/** What a year that is asked for anew is billed less: the differences that stay paid. */
function paidUpgradesOf(db: Database, ownerId: number, feeYear: number): Fen {
  const sql = `SELECT coalesce(sum(paidAmountFen), 0) AS fen FROM memberFee
    WHERE ownerId = ? AND feeYear = ? AND feeKind = 'UPGRADE' AND status = 'PAID'`
  return db.get<{ fen: Fen }>(sql, [ownerId, feeYear])?.fen ?? 0
}

/**
 * What a member owes for a year. Nothing happens when the fee is there already, unless it was paid back: who asks for
 * that year again owes it again.
 * @param at instant of its making
 */
export function addFee({ db }: World, owner: FeeOwner, feeYear: number, at: Date): void {
  const fen: Fen = feeStandardOf(owner.ownerType, owner.memberLevel)
  const upgraded = paidUpgradesOf(db, owner.id, feeYear)
  db.run(insertSql, {
    feeNo: feeNumber(feeYear, owner.id),
    ownerType: owner.ownerType,
    ownerId: owner.id,
    ownerName: owner.name,
    feeYear,
    memberLevel: owner.memberLevel,
    fen,
    discount: upgraded < fen ? upgraded : 0,
    dueDate: endOfYear(feeYear),
    at: at.toISOString(),
  })
}

const insertUpgradeSql = `INSERT INTO memberFee
  (feeNo, ownerType, ownerId, ownerName, feeYear, feeKind, memberLevel, feeStandardFen, discountFen, amountFen, status,
   dueDate, createdDate, lastModifiedDate)
  SELECT :feeNo || 'C' || (count(*) + 1), :ownerType, :ownerId, :ownerName, :feeYear, 'UPGRADE', :memberLevel, :fen, :billed,
    :amount, 'UNPAID', :dueDate, :at, :at
  FROM memberFee WHERE ownerId = :ownerId AND feeYear = :feeYear AND feeKind = 'UPGRADE'
  ON CONFLICT (ownerId, feeYear, feeKind, memberLevel) DO UPDATE SET status = 'UNPAID', feeStandardFen = :fen,
    discountFen = :billed, amountFen = :amount, orderId = NULL, refundedOrderId = NULL, lastModifiedDate = :at,
    isDeleted = 0
  WHERE status = 'REFUNDED' OR isDeleted = 1`

/** The fees of a member's year, the highest standard first. */
export const feesOfYear = ({ db }: World, ownerId: number, feeYear: number): FeeRow[] =>
  db.all<FeeRow>(
    'SELECT * FROM memberFee WHERE ownerId = ? AND feeYear = ? AND isDeleted = 0 ORDER BY feeStandardFen DESC, id',
    [ownerId, feeYear],
  )

/**
 * What an upgrade adds to a year that is billed already.
 * @returns the fee; undefined where the level costs no more
 */
export function addUpgradeFee(world: World, owner: FeeOwner, feeYear: number, at: Date): FeeRow | undefined {
  const fen = feeStandardOf(owner.ownerType, owner.memberLevel)
  const known = feesOfYear(world, owner.id, feeYear)
  const billed = known.find(({ status }) => status !== 'REFUNDED')?.feeStandardFen ?? 0
  const amount = upgradeFeeOf(fen, billed)
  if (amount === 0) return undefined
  world.db.run(insertUpgradeSql, {
    feeNo: feeNumber(feeYear, owner.id),
    ownerType: owner.ownerType,
    ownerId: owner.id,
    ownerName: owner.name,
    feeYear,
    memberLevel: owner.memberLevel,
    ...{ fen, billed, amount },
    dueDate: endOfYear(feeYear),
    at: at.toISOString(),
  })
  const isIt = ({ feeKind, memberLevel }: FeeRow) =>
    feeKind === 'UPGRADE' && memberLevel === owner.memberLevel
  return feesOfYear(world, owner.id, feeYear).find(isIt)
}

/** The first instant of a year in PRC. */
const newYear = (year: number): Date => prcInstant(`${year}-01-01`)

/** Schedules the beginning of the next fee year. */
export function scheduleFeeYear(world: World, now: Date): void {
  const year = prcYear(now) + 1
  schedule(world, 'NEW_FEE_YEAR', year, newYear(year))
}

/** Nothing is told of a fee that was paid before its year. */
function tellDue(world: World, ownerId: number, feeYear: number, at: Date): void {
  const fee = world.db.get<Pick<FeeRow, 'id' | 'feeYear' | 'amountFen' | 'dueDate'>>(
    `SELECT id, feeYear, amountFen, dueDate FROM memberFee
     WHERE ownerId = ? AND feeYear = ? AND feeKind = 'YEAR' AND status = 'UNPAID'`,
    [ownerId, feeYear],
  )
  if (fee) notify(world, ownerId, feeDue(fee), at)
}

const admittedSql = `SELECT memberFee.id, memberFee.ownerId FROM memberFee
  JOIN memberApply ON memberApply.feeId = memberFee.id
  WHERE memberApply.status = 'PENDING_PAYMENT' AND memberApply.applyKind = 'JOIN'
    AND memberFee.feeYear = ? AND memberFee.status IN ('UNPAID', 'OVERDUE')`

/** Whoever was admitted and has not paid yet joins for the year that begins, since the one before is over. */
function moveAdmitted({ db }: World, feeYear: number, at: Date): void {
  for (const { id, ownerId } of db.all<Pick<FeeRow, 'id' | 'ownerId'>>(admittedSql, [feeYear - 1]))
    db.run(
      `UPDATE memberFee SET feeNo = :feeNo, feeYear = :feeYear, dueDate = :dueDate, status = 'UNPAID', lastModifiedDate = :at
       WHERE id = :id`,
      { id, feeNo: feeNumber(feeYear, ownerId), feeYear, dueDate: endOfYear(feeYear), at: at.toISOString() },
    )
}

/** Begins a fee year: moves the fees of who joins into it, creates every member's fee and schedules the next year. */
export const startFeeYear: TaskWork = (world, feeYear, at) => {
  moveAdmitted(world, feeYear, at)
  const members = world.db.all<FeeOwner>(
    `SELECT id, ownerType, name, memberLevel FROM member
     WHERE joinDate IS NOT NULL AND memberLevel IS NOT NULL AND isDeleted = 0`,
  )
  for (const member of members) {
    addFee(world, member, feeYear, at)
    tellDue(world, member.id, feeYear, at)
  }
  scheduleFeeYear(world, at)
}
