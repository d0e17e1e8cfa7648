import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import { feeColumns, type ShownFee, shownFees, toMemberFee } from '../../finance/member-fees/queries.ts'
import { type InvoiceRow, toMemberInvoice } from '../../finance/member-invoices/invoice-store.ts'
import { toMemberOrder, toOrderDetail } from '../../finance/member-orders/order-detail.ts'
import { findOrder, type OrderRow } from '../../finance/member-orders/order-store.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import {
  type DeskRefundRow,
  type DeskTransferRow,
  deskRefunds,
  deskTransfers,
  toDeskRefund,
  toDeskTransfer,
} from './queries.ts'
import { transferRefund } from './refund-transfer.ts'
import { remindOfFees } from './reminders.ts'

const totalAmount = { totalAmount: 'totalAmountFen / 100.0', amount: 'totalAmountFen / 100.0' }

/** The code of an order that waits is for its payer alone. */
const withoutCode = <Order extends { codeUrl: string | null }>(order: Order) => ({
  ...order,
  codeUrl: null,
})

const orders = listOf('memberOrder', 'ordered')
const refunds = listOf(deskRefunds, 'refund')
const transfers = listOf(deskTransfers, 'transfer')
const invoices = listOf(
  '(SELECT memberInvoice.*, name AS ownerName FROM memberInvoice JOIN member ON member.id = ownerId)',
  'invoice',
)
const fees = listOf(
  `(SELECT shown.*, remindedDate FROM ${shownFees} shown LEFT JOIN feeReminder ON feeId = shown.id)`,
  'fee',
)

export const deskMoneyHandlers = {
  listDeskOrders(call) {
    settleDue(call.world)
    const { rows, total } = selectPage<OrderRow>(call, {
      ...{ select: '*', where: 'isDeleted = 0', columns: totalAmount, ...orders },
    })
    return page(
      rows.map((row) => withoutCode(toMemberOrder(call.world, row, call.baseUrl))),
      total,
    )
  },
  getDeskOrder({ world, params, baseUrl }) {
    settleDue(world)
    const order = findOrder(world.db, params.id)
    if (!order) throw notFound()
    return ok(withoutCode(toOrderDetail(world, order, baseUrl)))
  },
  listDeskRefunds(call) {
    const { rows, total } = selectPage<DeskRefundRow>(call, {
      ...{ select: '*', columns: totalAmount, ...refunds },
    })
    return page(rows.map(toDeskRefund), total)
  },
  transferDeskRefund: ({ world, caller, params, body }) => ok(transferRefund(world, caller, params.id, body)),
  listDeskTransfers(call) {
    settleDue(call.world)
    const { rows, total } = selectPage<DeskTransferRow>(call, {
      ...{ select: '*', columns: totalAmount, ...transfers },
    })
    return page(rows.map(toDeskTransfer), total)
  },
  listDeskInvoices(call) {
    const { rows, total } = selectPage<InvoiceRow & { ownerName: string }>(call, {
      ...{ select: '*', where: 'isDeleted = 0', columns: feeColumns, ...invoices },
    })
    return page(
      rows.map(({ ownerName, ...row }) => {
        const { ownerId } = row
        return { ...toMemberInvoice(call.world, row), ownerId, ownerName }
      }),
      total,
    )
  },
  listDeskFees(call) {
    settleDue(call.world)
    const { rows, total } = selectPage<ShownFee & { remindedDate: string | null }>(call, {
      ...{ select: '*', where: 'isDeleted = 0', columns: feeColumns, ...fees },
    })
    const today = prcDate(call.world.clock.now())
    return page(
      rows.map(({ remindedDate, ...row }) => ({ ...toMemberFee(row, today), remindedDate })),
      total,
    )
  },
  remindDeskFees: ({ world, caller, body }) => ok(remindOfFees(world, caller, body.feeIds)),
} satisfies Partial<Handlers>
