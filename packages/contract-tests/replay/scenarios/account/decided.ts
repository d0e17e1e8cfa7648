import { isDeepStrictEqual } from 'node:util'
import {
  type DeskReviewSummary,
  type InvoiceApplication,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { refuseUndoSince } from '../applications/at-desk.ts'
import { findDesk } from '../desk/desk-client.ts'
import { proofOf } from '../finance/channels.ts'
import { itemDraft } from '../sites/mini-sites.ts'
import { checkUses } from './benefit-uses.ts'
import { type Told, toldOf, toldOnce } from './notices.ts'

const opinion = '契约回放：请核对后重新提交'

/** A decision that has a reason is told once, with that reason, and to nobody else. */
const toldWhy = (context: Context, what: string, told: Omit<Told, 'fact'>) =>
  toldOnce(context, what, { ...told, fact: opinion })

/** What was decided, or handed in anew, is so at the desk as well. @returns when it was handed in, which is later than `before` */
async function checkAtDesk(
  context: Context,
  kind: DeskReviewSummary['kind'],
  id: number,
  meant: DeskReviewSummary['status'],
  before?: string,
): Promise<string | undefined> {
  const desk = await findDesk(context)
  const query = { 'kind.equals': kind, 'recordId.equals': id }
  const { data: [row] = [] } = (await desk?.GET('/api/admin/reviews', { params: { query } })) ?? {}
  const rule = `at the desk a ${kind} is ${meant} that is so for its owner`
  if (!row) context.untried(rule, 'the staff may not see it')
  else context.expect(row.status === meant, rule, row.status, 'listDeskReviews')
  const isAnew = !row || before === undefined || row.submittedAt > before
  context.expect(isAnew, `a ${kind} was handed in when it was mended`, row?.submittedAt, 'listDeskReviews')
  return row?.submittedAt
}

async function decideItem(context: Context): Promise<void> {
  const decide = context.association()
  const [unit, person] = [await context.as('unit'), await context.as('person')]
  const body = { ...itemDraft, title: '契约回放：待审核的记录', status: 'SUBMITTED' as const }
  const { id } = await unwrap(unit.POST('/api/member-news', { body }))
  const waiting = { kind: 'SITE_ITEM', naming: body.title }
  const about = { kind: 'SITE_ITEM', id } as const
  await decide({ ...waiting, result: 'RETURN', opinion })
  const returned = await unwrap(unit.GET('/api/member-news/{id}', at(id)))
  context.expect(returned.status === 'RETURNED', 'a returned item is its author’s again', returned.status)
  context.expect(returned.opinion === opinion, 'a returned item says why', returned.opinion)
  const first = await checkAtDesk(context, 'SITE_ITEM', id, 'RETURNED')
  await toldWhy(context, 'a returned item', { kind: 'SITE', about, to: unit, notTo: person })
  const again = await unwrap(unit.PUT('/api/member-news', { body: { ...body, id } }))
  context.expect(again.status === 'SUBMITTED', 'an item that was mended waits again', again.status)
  await checkAtDesk(context, 'SITE_ITEM', id, 'PENDING', first)
  await refuseUndoSince(context, 'SITE_ITEM', id, 'it was mended')
  const praise = '契约回放：同意发布'
  await decide({ ...waiting, result: 'APPROVE', opinion: praise })
  const shown = await unwrap(unit.GET('/api/member-news/{id}', at(id)))
  context.expect(shown.status === 'PUBLISHED', 'an approved item is published', shown.status)
  context.expect(shown.opinion === praise, 'an approved item says what was written to it', shown.opinion)
  const told = await toldOf(unit, 'SITE', about)
  context.expect(told.length === 2, 'each decision about an item is told once', told.length)
  await checkUses(context, 'unit')
  await unwrap(unit.DELETE('/api/member-news/{id}', at(id)))
  await checkUses(context, 'unit')
}

/** What the association refuses for good is its author's no more; it can be thrown away. */
async function rejectItem(context: Context): Promise<void> {
  const decide = context.association()
  const person = await context.as('person')
  const body = { ...itemDraft, title: '契约回放：不予发布的记录', status: 'SUBMITTED' as const }
  const { id } = await unwrap(person.POST('/api/member-news', { body }))
  await decide({ kind: 'SITE_ITEM', naming: body.title, result: 'REJECT', opinion })
  const { status } = await unwrap(person.GET('/api/member-news/{id}', at(id)))
  context.expect(status === 'REJECTED', 'a refused item is REJECTED', status)
  const mending = person.PUT('/api/member-news', { body: { ...body, id } })
  await refusedWith(context, 409, 'error.itemRejected', 'mending what is refused', mending)
  await unwrap(person.DELETE('/api/member-news/{id}', at(id)))
}

/** A member with a paid order without an invoice, and what an application for it says. */
export async function invoiceable(context: Context) {
  const named = await Promise.all((['unit', 'person'] as const).map((role) => context.as(role)))
  const others = (await context.others()).map(({ client }) => client)
  const query = { 'status.equals': 'PAID', 'invoiceStatus.equals': 'NONE', size: 1 }
  for (const client of [...others, ...named]) {
    const { data: [order] = [] } = await client.GET('/api/member-orders', { params: { query } })
    if (!order) continue
    const draft = await unwrap(client.GET('/api/member-invoices/apply/{id}', at(order.id)))
    const [invoiceKind] = draft.invoiceKinds
    if (!invoiceKind) continue
    const { titleType, buyerName, buyerTaxNo } = draft
    const buyer = { titleType, buyerName, ...(buyerTaxNo && { buyerTaxNo }) }
    const body = { ...buyer, orderIds: [order.id], invoiceKind, email: 'decided@portal.example' }
    return { client, body: body satisfies InvoiceApplication }
  }
  return context.skip('no account of the credentials has a paid order without an invoice')
}

/** What is issued is told once, and is not mended any more. */
async function checkIssued(
  context: Context,
  client: PortalClient,
  body: InvoiceApplication & { id: number },
  before: number,
) {
  const { status } = await unwrap(client.GET('/api/member-invoices-detail/{id}', at(body.id)))
  context.expect(status === 'ISSUED', 'an invoice that was approved is issued', status)
  const revising = client.PUT('/api/member/invoice-apply', { body })
  await refusedWith(context, 409, 'error.invoiceNotEditable', 'mending what is issued', revising)
  const told = (await toldOf(client, 'INVOICE', { kind: 'INVOICE', id: body.id })).length - before
  context.expect(told === 1, 'that an invoice was issued is told once', told)
}

async function decideInvoice(context: Context): Promise<void> {
  const decide = context.association()
  const { client, body } = await invoiceable(context)
  const { id } = await unwrap(client.POST('/api/member/invoice-apply', { body }))
  await decide({ kind: 'INVOICE', naming: body.email, result: 'REJECT', opinion })
  const refused = await unwrap(client.GET('/api/member-invoices-detail/{id}', at(id)))
  context.expect(refused.status === 'REJECTED', 'a refused invoice says so', refused.status)
  context.expect(refused.failReason === opinion, 'a refused invoice says why', refused.failReason)
  const first = await checkAtDesk(context, 'INVOICE', id, 'REJECTED')
  const { invoiceStatus } = await unwrap(
    client.GET('/api/member-order-detail/{id}', at(body.orderIds[0] ?? 0)),
  )
  context.expect(invoiceStatus === 'APPLIED', 'an order waits for its invoice to be mended', invoiceStatus)
  const about = { kind: 'INVOICE', id } as const
  const notTo = await context.as('applicant')
  await toldWhy(context, 'a refused invoice', { kind: 'INVOICE', about, to: client, notTo })
  const mended = await unwrap(client.PUT('/api/member/invoice-apply', { body: { ...body, id } }))
  context.expect(mended.status === 'PENDING', 'an application that was mended waits again', mended.status)
  context.expect(mended.failReason === null, 'and has no reason any more', mended.failReason)
  await checkAtDesk(context, 'INVOICE', id, 'PENDING', first)
  await refuseUndoSince(context, 'INVOICE', id, 'it was mended')
  const before = (await toldOf(client, 'INVOICE', about)).length
  const clock = context.clock('it takes the association to issue it: try to mend it then')
  // Undone, or what it is over could not be paid back by rule afterwards.
  const issue = async () => {
    await decide({ kind: 'INVOICE', naming: body.email, result: 'APPROVE' })
    await clock(600, () => checkIssued(context, client, { ...body, id }, before))
  }
  await clock(1, issue, 'undone')
}

async function decideTransfer(context: Context): Promise<void> {
  const decide = context.association()
  const [person, unit] = [await context.as('person'), await context.as('unit')]
  const [feeId] = (await unwrap(person.GET('/api/member-fees/info'))).payableFeeIds
  if (feeId === undefined) return context.skip('the person has no fee to pay')
  const { orderId: id } = await unwrap(person.POST('/api/bank-transfers', { body: { feeIds: [feeId] } }))
  const { orderNo } = await unwrap(person.GET('/api/member-order-detail/{id}', at(id)))
  const body = { proof: await proofOf(person) }
  await unwrap(person.POST('/api/member-orders/{id}/transfer-proof', { ...at(id), body }))
  await decide({ kind: 'BANK_TRANSFER', naming: orderNo, result: 'RETURN', opinion })
  const { transfer, status } = await unwrap(person.GET('/api/member-order-detail/{id}', at(id)))
  const rule = 'money that was not found is asked for again'
  context.expect(transfer?.status === 'ASKED_AGAIN', rule, transfer?.status)
  context.expect(transfer?.opinion === opinion, 'the transfer says why', transfer?.opinion)
  await checkAtDesk(context, 'BANK_TRANSFER', id, 'RETURNED')
  context.expect(status === 'CREATED' || status === 'PAYING', 'its order stays open', status)
  const desk = await findDesk(context)
  const query = { 'id.equals': id }
  const { data: [row] = [] } = (await desk?.GET('/api/admin/transfers', { params: { query } })) ?? {}
  const pointer = row && firstSharedDifference({ ...transfer }, { ...row })
  const same = 'the desk has of a transfer what its payer has'
  if (row) context.expect(pointer === null, same, `another ${pointer}`, 'listDeskTransfers')
  else context.untried(same, 'the staff may not see it')
  const { data: order } = (await desk?.GET('/api/admin/orders/{id}', at(id))) ?? {}
  const isSame = !order || isDeepStrictEqual(order.transfer, transfer)
  context.expect(isSame, same, JSON.stringify(order?.transfer), 'getDeskOrder')
  const about = { kind: 'ORDER', id } as const
  await toldWhy(context, 'a proof that is asked for again', { kind: 'ORDER', about, to: person, notTo: unit })
  const { data, response } = await person.POST('/api/weixin/native/pay', { body: { orderId: id } })
  const otherwise = 'what is asked for again can be paid otherwise'
  context.expect(data?.orderId === id, otherwise, response.status, 'payByWeixin')
  await unwrap(person.POST('/api/member-orders/{id}/cancel', at(id)))
}

/** What only the association decides is told to whom it concerns, with its reason. */
export const decided: Scenario[] = [
  {
    name: 'An item of a mini-site is returned and approved, and its author is told each time',
    operations: [
      'decideDeskReview',
      ...(['createItem', 'updateItem', 'getOwnItem', 'deleteItem', 'listMemberMessages'] as const),
      ...(['listDeskReviews', 'undoDeskReview', 'listBenefitUses', 'listOwnItems'] as const),
    ],
    writes: true,
    leaves: 'two notices of an item that was deleted',
    run: decideItem,
  },
  {
    name: 'An item of a mini-site that is refused is not mended',
    operations: ['decideDeskReview', 'createItem', 'updateItem', 'getOwnItem', 'deleteItem'],
    writes: true,
    leaves: 'a notice of an item that was deleted',
    run: rejectItem,
  },
  {
    name: 'An invoice that is refused says why, is told, and waits again once it is mended',
    operations: [
      ...(['decideDeskReview', 'undoDeskReview'] as const),
      ...(['getInvoiceDraft', 'applyForInvoice', 'reviseInvoiceApplication', 'getMemberInvoice'] as const),
      ...(['listMemberOrders', 'listMemberMessages', 'getMemberOrder', 'listDeskReviews'] as const),
    ],
    writes: true,
    leaves: 'an application for an invoice',
    run: decideInvoice,
  },
  {
    name: 'A transfer that was not found is asked for again, with the reason',
    operations: [
      'decideDeskReview',
      ...(['payByBankTransfer', 'handInTransferProof', 'getMemberOrder', 'cancelMemberOrder'] as const),
      ...(['uploadFile', 'listMemberMessages', 'listDeskTransfers', 'getDeskOrder'] as const),
      ...(['listDeskReviews', 'payByWeixin'] as const),
    ],
    writes: true,
    leaves: 'an uploaded picture of the person',
    run: decideTransfer,
  },
]
