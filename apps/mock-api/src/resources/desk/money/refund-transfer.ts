import type { DeskRefund, DeskRefundTransfer } from '@portal/api-contract'
import { invalidField, notFound, problem } from '../../../contract/problem.ts'
import type { StaffCaller } from '../../../domain/account/caller.ts'
import { associationAccounts } from '../../../domain/association.ts'
import { transferRefusal } from '../../../domain/desk/refund-transfer.ts'
import { fenOf, yuanOf } from '../../../domain/money.ts'
import { refundTransferred } from '../../../domain/notice/order-notices.ts'
import { insert } from '../../../store/insert.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { findOrder } from '../../finance/member-orders/order-store.ts'
import { decideRefund } from '../../finance/order-refunds/decide.ts'
import { decidedBefore } from '../log/log-of.ts'
import { writeLog } from '../log/write-log.ts'
import { type DeskRefundRow, findDeskRefund, toDeskRefund } from './queries.ts'

function refundOf({ db }: World, id: number): DeskRefundRow {
  const row = findDeskRefund(db, id)
  if (!row) throw notFound()
  return row
}

const subjectOf = (id: number) => ({ subjectKind: 'ORDER_REFUND', subjectId: id }) as const

function requireTransferable(
  { db }: World,
  row: DeskRefundRow,
  { payAccount, amount }: DeskRefundTransfer,
): void {
  const refusal = transferRefusal({ ...row, isTransferred: row.payAccount !== null })
  if (refusal === 'error.decidedBefore') throw decidedBefore(db, subjectOf(row.id), null)
  if (refusal) throw problem(409, refusal, `Refund ${row.id} is not paid back by a transfer`)
  if (!associationAccounts.some(({ accountNo }) => accountNo === payAccount))
    throw invalidField('payAccount', 'OneOf', 'must be an account of the association')
  if (amount !== yuanOf(row.refundFen))
    throw invalidField('amount', 'Mismatch', 'must be all that is asked back')
}

/** Tells the payer that the money is on its way. */
function tellPayer(world: World, row: DeskRefundRow, receiverName: string, at: Date): void {
  const order = findOrder(world.db, row.orderId)
  if (order) notify(world, order.payerId, refundTransferred(order, row.refundFen, receiverName), at)
}

/** Pays a refund back by a transfer; one that waits is approved by it. @throws HttpProblem 400, 404, 409 */
export function transferRefund(
  world: World,
  caller: StaffCaller,
  id: number,
  body: DeskRefundTransfer,
): DeskRefund {
  return world.db.transaction(() => {
    const row = refundOf(world, id)
    requireTransferable(world, row, body)
    const now = world.clock.now()
    if (row.status === 'PENDING')
      decideRefund(world, id, { result: 'APPROVE', opinion: '同意退款，已通过银行转账退回' }, now)
    const { amount, ...account } = body
    const made = { amountFen: fenOf(amount), transferredAt: now.toISOString(), staffName: caller.name }
    insert(world.db, 'refundTransfer', { refundId: id, ...account, ...made })
    tellPayer(world, row, body.receiverName, now)
    const refund = toDeskRefund(refundOf(world, id))
    const before = { status: row.status, transfer: null }
    writeLog(world, caller, {
      action: 'TRANSFER',
      ...subjectOf(id),
      subjectName: row.orderNo,
      before,
      after: { status: refund.status, transfer: refund.transfer },
    })
    return refund
  })
}
