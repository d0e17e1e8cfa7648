import { created, type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { findOrder } from '../member-orders/order-store.ts'
import { settleDue } from '../member-orders/settle-due.ts'
import { applyForInvoice, reviseInvoice } from './apply.ts'
import { draftInvoice } from './draft.ts'
import { amountsOn, findInvoice, type InvoiceRow, orderIdsOf, toMemberInvoice } from './invoice-store.ts'
import { toInvoicedOrder } from './invoiceable.ts'

export const memberInvoiceHandlers = {
  listMemberInvoices(call) {
    const { rows, total } = selectPage<InvoiceRow>(call, {
      select: '*',
      from: 'memberInvoice',
      where: 'ownerId = ? AND isDeleted = 0',
      parameters: [call.caller.memberId],
      columns: { amount: 'amountFen / 100.0' },
    })
    return page(
      rows.map((row) => toMemberInvoice(call.world, row)),
      total,
    )
  },
  getInvoiceDraft({ world, caller, params }) {
    settleDue(world)
    return ok(draftInvoice(world, caller, params.id))
  },
  applyForInvoice({ world, caller, body }) {
    const invoice = applyForInvoice(world, caller, body)
    return created(toMemberInvoice(world, invoice), {
      location: `api/member-invoices-detail/${invoice.id}`,
    })
  },
  reviseInvoiceApplication({ world, caller, body }) {
    return ok(toMemberInvoice(world, reviseInvoice(world, caller, body)))
  },
  getMemberInvoice({ world, caller, params }) {
    const { db } = world
    const invoice = findInvoice(db, params.id)
    if (invoice?.ownerId !== caller.memberId) throw notFound()
    const orders = orderIdsOf(db, invoice.id).flatMap((id) => findOrder(db, id) ?? [])
    const amounts = amountsOn(db, invoice.id)
    return ok({
      ...toMemberInvoice(world, invoice),
      orders: orders.map((order) => toInvoicedOrder(order, amounts.get(order.id) ?? 0)),
    })
  },
} satisfies Partial<Handlers>
