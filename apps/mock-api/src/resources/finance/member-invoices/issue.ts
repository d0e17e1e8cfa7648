import { randomBytes } from 'node:crypto'
import { notFound, problem } from '../../../contract/problem.ts'
import { formatFen } from '../../../domain/money.ts'
import { invoiceIssued, invoiceRefused } from '../../../domain/notice/invoice-notices.ts'
import {
  type InvoiceEvent,
  invoiceAfter,
  invoiceDecision,
  invoiceNumber,
  taxRefusal,
} from '../../../domain/order/invoice.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { ReviewDecision } from '../../../domain/review.ts'
import { sendMessage } from '../../../outbox/outbox.ts'
import { schedule, type TaskWork, unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { memberOf } from '../../applications/member-applies/standing.ts'
import { findOrder } from '../member-orders/order-store.ts'
import { findInvoice, type InvoiceRow, markOrders, orderIdsOf, updateInvoice } from './invoice-store.ts'

/** How long the tax authority's platform takes. */
const platformDelay = 30_000

export const newFileKey = (): string => randomBytes(16).toString('base64url')

type Change = Pick<InvoiceRow, 'failReason'> &
  Partial<Pick<InvoiceRow, 'decidedDate' | 'invoiceNo' | 'issueDate' | 'fileKey'>>

function move(world: World, invoice: InvoiceRow, event: InvoiceEvent, change: Change, at: Date): void {
  const transition = invoiceAfter(invoice.status, event)
  if (!transition.ok) throw problem(409, transition.refusal, `Invoice ${invoice.id} is ${invoice.status}`)
  updateInvoice(world.db, invoice.id, { status: transition.state, ...change }, at)
  const { failReason, invoiceNo } = change
  if (failReason !== null) notify(world, invoice.ownerId, invoiceRefused(invoice, failReason), at)
  else if (invoiceNo) notify(world, invoice.ownerId, invoiceIssued(invoice, invoiceNo), at)
}

/**
 * The association decides an application: accepted it goes to the tax authority's platform, otherwise it can be mended.
 * @throws HttpProblem 404 for no such application, 409 for one that does not wait
 */
export function decideInvoice(world: World, id: number, { result, opinion }: ReviewDecision, at: Date): void {
  world.db.transaction(() => {
    const invoice = findInvoice(world.db, id)
    if (!invoice) throw notFound()
    const isAccepted = result === 'APPROVE'
    const failReason = isAccepted ? null : opinion || '开票申请未通过审核'
    const change = { failReason, decidedDate: at.toISOString() }
    move(world, invoice, isAccepted ? 'ACCEPT' : 'REJECT', change, at)
    unschedule(world, 'REVIEW_INVOICE', id)
    if (isAccepted) schedule(world, 'ISSUE_INVOICE', id, new Date(at.getTime() + platformDelay))
  })
}

/** Its name may have changed since it paid, and is gone where it closed its account. */
function payerOf({ db }: World, { id, ownerId }: InvoiceRow) {
  const { ownerType: payerType, name } = memberOf(db, ownerId)
  const paid = orderIdsOf(db, id).map((orderId) => findOrder(db, orderId)?.payerName ?? name)
  return { payerType, payerNames: [name, ...paid] }
}

/** Decides an application by rule, unless it has been decided by hand. */
export const reviewInvoice: TaskWork = (world, id, at) => {
  const invoice = findInvoice(world.db, id)
  if (invoice?.status !== 'PENDING') return
  decideInvoice(world, id, invoiceDecision({ ...invoice, ...payerOf(world, invoice) }), at)
}

function mail(world: World, { email, buyerName, amountFen }: InvoiceRow, invoiceNo: string): void {
  sendMessage(world, {
    channel: 'MAIL',
    recipient: email,
    subject: `电子票据 ${invoiceNo} 已开具`,
    text: `${buyerName}：您申请的电子票据已开具，票据号码 ${invoiceNo}，金额 ${formatFen(amountFen)}。请登录会员中心，在“发票”中下载 PDF、OFD 或 XML 文件。`,
    code: null,
  })
}

/** The platform issues an accepted invoice, or says why not. */
export const issueInvoice: TaskWork = (world, id, at) => {
  const invoice = findInvoice(world.db, id)
  if (invoice?.status !== 'ISSUING') return
  const failReason = taxRefusal(invoice.buyerTaxNo)
  if (failReason) return move(world, invoice, 'FAIL', { failReason }, at)
  const invoiceNo = invoiceNumber(at, id)
  const issued = { invoiceNo, issueDate: prcDate(at), fileKey: newFileKey(), failReason: null }
  move(world, invoice, 'ISSUE', issued, at)
  markOrders(world.db, orderIdsOf(world.db, id), 'ISSUED', at)
  mail(world, invoice, invoiceNo)
}
