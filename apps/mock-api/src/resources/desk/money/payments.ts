import type { DeskPayment } from '@portal/api-contract'
import { type Handlers, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { lateMs } from '../../../domain/desk/watching.ts'
import { yuanOf } from '../../../domain/money.ts'
import type { World } from '../../../world.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'

/** A payment as stored, with its order. */
interface DeskPaymentRow extends Omit<DeskPayment, 'amount' | 'orderAmount'> {
  amountFen: number
  totalAmountFen: number
}

/** Payments at the channels with what is wrong with them; its one placeholder is `lateUntil`. `isLate` is `isLateNotification`. */
export const deskPayments = `(SELECT p.id, p.transactionId, p.orderId, o.orderNo, o.payerName, p.channel, p.amountFen, o.totalAmountFen,
    p.paidAt, p.notifiedAt, o.status AS orderStatus, p.refundedAt,
    iif(p.notifiedAt IS NULL, p.paidAt <= ?,
      unixepoch(p.notifiedAt, 'subsec') - unixepoch(p.paidAt, 'subsec') > ${lateMs / 1000}) AS isLate,
    p.amountFen <> o.totalAmountFen AS isMismatch
  FROM gatewayPayment p JOIN memberOrder o ON o.id = p.orderId)`

/**
 * When the last payment was made that no channel has told of though it is late by now. It changes more seldom than the present
 * instant, so that a list that is asked for again is found among the cached ones.
 */
export function lateUntil({ db, clock }: World): string {
  const before = new Date(clock.now().getTime() - lateMs).toISOString()
  const sql = 'SELECT max(paidAt) AS at FROM gatewayPayment WHERE notifiedAt IS NULL AND paidAt < ?'
  return db.get<{ at: string | null }>(sql, [before])?.at ?? ''
}

const payments = listOf(deskPayments, 'payment')

const columns = { amount: 'amountFen / 100.0', orderAmount: 'totalAmountFen / 100.0' }

const toPayment = ({ amountFen, totalAmountFen, ...row }: DeskPaymentRow): DeskPayment => ({
  ...row,
  amount: yuanOf(amountFen),
  orderAmount: yuanOf(totalAmountFen),
})

export const deskPaymentHandlers = {
  listDeskPayments(call) {
    settleDue(call.world)
    const late = [lateUntil(call.world)]
    const { rows, total } = selectPage<DeskPaymentRow>(call, {
      ...{ select: '*', columns, ...payments, parameters: late, rowsParameters: late },
    })
    return page(rows.map(toPayment), total)
  },
} satisfies Partial<Handlers>
