import type { OwnerType } from '@portal/api-contract'
import type { Fen } from '../../../domain/money.ts'
import { feeDue } from '../../../domain/notice/fee-notices.ts'
import { feeStandardOf } from '../../../domain/order/fee.ts'
import { endOfYear, prcInstant, prcYear } from '../../../domain/prc-time.ts'
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
  (feeNo, ownerType, ownerId, ownerName, feeYear, memberLevel, feeStandardFen, amountFen, status, dueDate,
   createdDate, lastModifiedDate)
  VALUES (:feeNo, :ownerType, :ownerId, :ownerName, :feeYear, :memberLevel, :fen, :fen, 'UNPAID', :dueDate, :at, :at)
  ON CONFLICT DO UPDATE SET status = 'UNPAID', memberLevel = :memberLevel, feeStandardFen = :fen, amountFen = :fen,
    discountFen = 0, orderId = NULL, refundedOrderId = NULL, lastModifiedDate = :at
  WHERE status = 'REFUNDED'`

/**
 * What a member owes for a year. Nothing happens when the fee is there already, unless it was paid back: who asks for
 * that year again owes it again.
 * @param at instant of its making
 */
export function addFee({ db }: World, owner: FeeOwner, feeYear: number, at: Date): void {
  const fen: Fen = feeStandardOf(owner.ownerType, owner.memberLevel)
  db.run(insertSql, {
    feeNo: feeNumber(feeYear, owner.id),
    ownerType: owner.ownerType,
    ownerId: owner.id,
    ownerName: owner.name,
    feeYear,
    memberLevel: owner.memberLevel,
    fen,
    dueDate: endOfYear(feeYear),
    at: at.toISOString(),
  })
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
     WHERE ownerId = ? AND feeYear = ? AND status = 'UNPAID'`,
    [ownerId, feeYear],
  )
  if (fee) notify(world, ownerId, feeDue(fee), at)
}

/** Begins a fee year: creates every member's fee and schedules the next year. */
export const startFeeYear: TaskWork = (world, feeYear, at) => {
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
