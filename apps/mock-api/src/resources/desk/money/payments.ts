import type { DeskPayment } from '@portal/api-contract'
import { type Handlers, page } from '../../../contract/handler.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { lateMs } from '../../../domain/desk/watching.ts'
import { yuanOf } from '../../../domain/money.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'

/** A payment as stored, with its order. */
interface DeskPaymentRow extends Omit<DeskPayment, 'amount' | 'orderAmount'> {
  amountFen: number
  totalAmountFen: number
}

/** Payments at the channels with what is wrong with them; its one placeholder is the present instant. `isLate` is `isLateNotification`. */
export const deskPayments = `(SELECT p.id, p.transactionId, p.orderId, o.orderNo, o.payerName, p.channel, p.amountFen, o.totalAmountFen,
    p.paidAt, p.notifiedAt, o.status AS orderStatus, p.refundedAt,
    unixepoch(coalesce(p.notifiedAt, ?), 'subsec') - unixepoch(p.paidAt, 'subsec') > ${lateMs / 1000} AS isLate,
    p.amountFen <> o.totalAmountFen AS isMismatch
  FROM gatewayPayment p JOIN memberOrder o ON o.id = p.orderId)`

const columns = { amount: 'amountFen / 100.0', orderAmount: 'totalAmountFen / 100.0' }

const toPayment = ({ amountFen, totalAmountFen, ...row }: DeskPaymentRow): DeskPayment => ({
  ...row,
  amount: yuanOf(amountFen),
  orderAmount: yuanOf(totalAmountFen),
})

export const deskPaymentHandlers = {
  listDeskPayments(call) {
    settleDue(call.world)
    const { rows, total } = selectPage<DeskPaymentRow>(call, {
      ...{ select: '*', from: deskPayments, columns },
      parameters: [call.world.clock.now().toISOString()],
    })
    return page(rows.map(toPayment), total)
  },
} satisfies Partial<Handlers>
