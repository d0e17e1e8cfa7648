import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { yuanOf } from '../../../domain/money.ts'
import { feeStandardOf } from '../../../domain/order/fee.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import { findAccount } from '../../../security/accounts.ts'
import { settleDue } from '../member-orders/settle-due.ts'
import { feeColumns, findShownFee, type ShownFee, shownFees, sumOwedFees, toMemberFee } from './queries.ts'

export const memberFeeHandlers = {
  listMemberFees(call) {
    settleDue(call.world)
    const { rows, total } = selectPage<ShownFee>(call, {
      select: '*',
      from: shownFees,
      where: 'ownerId = ? AND isDeleted = 0',
      parameters: [call.caller.memberId],
      columns: feeColumns,
    })
    const today = prcDate(call.world.clock.now())
    return page(
      rows.map((row) => toMemberFee(row, today)),
      total,
    )
  },
  getMemberFeeInfo({ world, caller }) {
    settleDue(world)
    const account = findAccount(world.db, caller.accountId)
    const memberLevel = account?.memberLevel ?? null
    return ok({
      ownerType: caller.ownerType,
      ownerName: account?.name ?? '',
      memberLevel,
      feeStandard: memberLevel === null ? null : yuanOf(feeStandardOf(caller.ownerType, memberLevel)),
      ...sumOwedFees(world.db, caller.memberId, prcDate(world.clock.now())),
      validTo: account?.validTo ?? null,
    })
  },
  getMemberFee({ world, caller, params }) {
    settleDue(world)
    const fee = findShownFee(world.db, caller.memberId, params.id)
    if (!fee) throw notFound()
    return ok(toMemberFee(fee, prcDate(world.clock.now())))
  },
} satisfies Partial<Handlers>
