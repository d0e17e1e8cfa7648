import type { InvoiceApplication } from '@portal/api-contract'
import { invalid, invalidField, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { sumOf } from '../../../domain/money.ts'
import { applicationErrors, invoiceAfter } from '../../../domain/order/invoice.ts'
import { taxNoOf } from '../../../domain/order/invoice-title.ts'
import { reviewDueAt } from '../../../review/policy.ts'
import { schedule, unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import type { OrderRow } from '../member-orders/order-store.ts'
import { settleDue } from '../member-orders/settle-due.ts'
import {
  findInvoice,
  holdOrders,
  type InvoiceRow,
  insertInvoice,
  markOrders,
  orderIdsOf,
  updateInvoice,
} from './invoice-store.ts'
import { invoiceableFen, invoiceableOrder, kindsOf } from './invoiceable.ts'

/** The orders of an application, each of which allows its kind. */
function ordersOf(
  { db }: World,
  caller: Caller,
  application: InvoiceApplication,
  invoiceId: number | null,
): OrderRow[] {
  const errors = applicationErrors(application)
  if (errors.length > 0) throw invalid(errors)
  const { orderIds, invoiceKind } = application
  const orders = orderIds.map((id) => invoiceableOrder(db, caller.memberId, id, invoiceId))
  const kinds = orders.map(({ id }) => kindsOf(db, id))
  if (kinds.every((allowed) => allowed.includes(invoiceKind))) return orders
  const detail = `must be one of ${kinds[0]?.join(', ')} for these orders, which must be of one kind`
  throw invalidField('invoiceKind', 'Enum', detail)
}

const fieldsOf = (application: InvoiceApplication, orders: readonly OrderRow[]) => ({
  invoiceKind: application.invoiceKind,
  titleType: application.titleType,
  buyerName: application.buyerName,
  buyerTaxNo: taxNoOf(application),
  buyerAddress: application.buyerAddress ?? null,
  buyerTel: application.buyerTel ?? null,
  buyerBankName: application.buyerBankName ?? null,
  buyerBankAccount: application.buyerBankAccount ?? null,
  amountFen: sumOf(orders.map(invoiceableFen)),
  email: application.email,
  phone: application.phone ?? null,
  remark: application.remark ?? null,
  status: 'PENDING' as const,
  failReason: null,
  decidedDate: null,
})

function awaitReview(world: World, id: number, at: Date): void {
  unschedule(world, 'REVIEW_INVOICE', id)
  const dueAt = reviewDueAt(world, at)
  if (dueAt) schedule(world, 'REVIEW_INVOICE', id, dueAt)
}

const written = (world: World, id: number): InvoiceRow => {
  const invoice = findInvoice(world.db, id)
  if (!invoice) throw new Error(`Invoice ${id} is gone`)
  return invoice
}

/**
 * Applies for an invoice; its orders are on no other one from then on.
 * @throws HttpProblem 400 for what the kind needs or the orders do not allow, 404 and 409 for an order, see `invoiceableOrder`
 */
export function applyForInvoice(world: World, caller: Caller, application: InvoiceApplication): InvoiceRow {
  if (application.id !== undefined)
    throw problem(400, 'error.idexists', 'A new application cannot have an id yet')
  return world.db.transaction(() => {
    settleDue(world)
    const at = world.clock.now()
    const orders = ordersOf(world, caller, application, null)
    const invoice = {
      ...fieldsOf(application, orders),
      ownerId: caller.memberId,
      invoiceNo: null,
      issueDate: null,
      fileKey: null,
      createdDate: at.toISOString(),
    }
    const id = insertInvoice(world.db, invoice, application.orderIds)
    markOrders(world.db, application.orderIds, 'APPLIED', at)
    awaitReview(world, id, at)
    return written(world, id)
  })
}

function ownInvoice({ db }: World, caller: Caller, id: number | undefined): InvoiceRow {
  if (id === undefined) throw problem(400, 'error.idnull', 'Name the application by its id')
  const invoice = findInvoice(db, id)
  if (invoice?.ownerId !== caller.memberId) throw problem(400, 'error.idnotfound', `No application ${id}`)
  const transition = invoiceAfter(invoice.status, 'REVISE')
  if (!transition.ok) throw problem(409, transition.refusal, `Invoice ${id} is ${invoice.status}`)
  return invoice
}

/**
 * Corrects an application that is not with the tax authority; the association reviews it again.
 * @throws HttpProblem 400 also for the id, 409 also for the invoice's state
 */
export function reviseInvoice(world: World, caller: Caller, application: InvoiceApplication): InvoiceRow {
  return world.db.transaction(() => {
    settleDue(world)
    const at = world.clock.now()
    const { id } = ownInvoice(world, caller, application.id)
    const orders = ordersOf(world, caller, application, id)
    markOrders(world.db, heldBy(world, id), 'NONE', at)
    holdOrders(world.db, id, application.orderIds)
    markOrders(world.db, application.orderIds, 'APPLIED', at)
    const submittedDate = at.toISOString()
    updateInvoice(world.db, id, { ...fieldsOf(application, orders), submittedDate }, at)
    awaitReview(world, id, at)
    return written(world, id)
  })
}

/** An application that became void has released its orders, which may be on another invoice by now. */
const heldBy = ({ db }: World, id: number): number[] =>
  orderIdsOf(db, id).filter(
    (orderId) =>
      db.get('SELECT 1 FROM memberInvoiceOrder WHERE invoiceId = ? AND orderId = ? AND isHeld = 1', [
        id,
        orderId,
      ]) !== undefined,
  )
