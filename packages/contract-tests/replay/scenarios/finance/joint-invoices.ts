import { type InvoiceApplication, type MemberOrder, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { putBack } from '../../../shared/http/put-back.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { clockFor } from '../account/travel.ts'
import { checkBuyer } from './invoices.ts'

/** So many orders of a member are looked at. */
const mostTried = 5

const draftOf = (client: PortalClient, id: number) =>
  unwrap(client.GET('/api/member-invoices/apply/{id}', at(id)))

/** All that an application may say of a company that wants a special invoice. */
const special = {
  titleType: 'COMPANY',
  invoiceKind: 'E_SPECIAL',
  buyerAddress: '临江市江北区观澜路20号',
  buyerTel: '0590-8226018',
  buyerBankName: '临江银行江北支行',
  buyerBankAccount: '6222000012345678',
} as const

/** An invoice over two paid orders of a member, and a third order that could stand on it as well. */
interface Joint {
  client: PortalClient
  body: InvoiceApplication
  amount: number
  third: { id: number } | undefined
}

/** An invoice over an order and another one that may stand beside it, a special one where it may be one. */
async function jointOf(
  context: Context,
  client: PortalClient,
  { id, orderType }: MemberOrder,
  orders: MemberOrder[],
): Promise<Joint | undefined> {
  const { otherOrders, invoiceKinds, titleType, buyerName, buyerTaxNo, amount } = await draftOf(client, id)
  const missing = orders.find(
    (one) =>
      one.id !== id && one.orderType === orderType && !otherOrders.some((other) => other.id === one.id),
  )
  const rule = 'each paid order of the kind that has no invoice may stand on the same one'
  context.expect(missing === undefined, rule, missing?.id, 'getInvoiceDraft')
  const [[other, third], [invoiceKind]] = [otherOrders, invoiceKinds]
  if (!other || !invoiceKind) return undefined
  const isSpecial = titleType === 'COMPANY' && invoiceKinds.includes('E_SPECIAL')
  const body = {
    ...{ titleType, buyerName, ...(buyerTaxNo && { buyerTaxNo }), invoiceKind },
    ...(isSpecial && special),
    ...{ email: 'joint@portal.example', phone: '13900000001', remark: '契约回放' },
    orderIds: [id, other.id].toSorted((a, b) => a - b),
  }
  return { client, body, amount: amount + other.amount, third }
}

/** Others first: the three have few orders, of which more is asked elsewhere. The one that says most is taken. */
async function someoneWithTwo(context: Context): Promise<Joint> {
  const others = (await context.others()).map(({ client }) => client)
  const query = { 'status.equals': 'PAID', 'invoiceStatus.equals': 'NONE', size: mostTried }
  let found: Joint | undefined
  for (const client of [...others, await context.as('unit'), await context.as('person')]) {
    const { data: orders = [] } = await client.GET('/api/member-orders', { params: { query } })
    for (const order of orders) {
      const joint = await jointOf(context, client, order, orders)
      if (joint?.body.invoiceKind === 'E_SPECIAL') return joint
      found ??= joint
    }
  }
  return (
    found ?? context.skip('no account of the credentials has two paid orders that may stand on one invoice')
  )
}

/** What cannot be invoiced is put into no application that waits either. */
async function refuseOthers(
  context: Context,
  client: PortalClient,
  body: InvoiceApplication & { id: number },
): Promise<void> {
  const orders = await unwrap(client.GET('/api/member-orders', { params: { query: { size: 200 } } }))
  const own = orders.find(({ id }) => body.orderIds.includes(id))
  const others = orders.filter(
    ({ id, orderType }) => orderType === own?.orderType && !body.orderIds.includes(id),
  )
  for (const [code, isMeant] of [
    ['error.orderUnpaid', ({ status }) => status === 'CREATED' || status === 'PAYING'],
    ['error.orderClosed', ({ status }) => status === 'CLOSED'],
    ['error.orderRefunded', ({ status }) => status === 'REFUNDED'],
    ['error.orderInvoiced', ({ status, invoiceStatus }) => status === 'PAID' && invoiceStatus !== 'NONE'],
  ] satisfies [string, (order: MemberOrder) => boolean][]) {
    const other = others.find(isMeant)
    if (!other) continue
    const mended = { ...body, orderIds: [...body.orderIds, other.id] }
    const what = 'mending an application by an order that cannot be invoiced'
    await refusedWith(context, 409, code, what, client.PUT('/api/member/invoice-apply', { body: mended }))
  }
}

const alsoFree = 'with the invoice over an order that is paid back the other orders on it are free again'

/** One of several orders on an invoice is paid back: the invoice is void, and the others stand on none. */
async function payOneBack(context: Context, client: PortalClient, orderIds: number[]): Promise<void> {
  const [one = 0, other = 0] = orderIds
  const why = 'money would move: let one of two orders on an invoice be paid back, and look at the other one'
  const clock = clockFor(context, alsoFree, why)
  const payBack = async () => {
    const body = { reason: '契约回放：其中一笔退款' }
    const { orderNo } = await unwrap(client.POST('/api/member-orders/{id}/refund', { ...at(one), body }))
    await context.association()({ kind: 'ORDER_REFUND', naming: orderNo, result: 'APPROVE' })
    const { invoiceStatus } = await unwrap(client.GET('/api/member-order-detail/{id}', at(other)))
    context.expect(invoiceStatus === 'NONE', alsoFree, invoiceStatus, 'getMemberOrder')
  }
  await clock?.(1, payBack, 'undone')
}

/** Without a default of the book it is to whom the last invoice was. */
async function checkLastBuyer(context: Context, client: PortalClient, id: number): Promise<void> {
  const path = '/api/member-invoice-titles'
  const titles = await unwrap(client.GET(path, { params: { query: { size: 200 } } }))
  const usual = titles.find(({ isDefault }) => isDefault)
  if (usual) await unwrap(client.PUT(path, { body: { ...usual, isDefault: false } }))
  try {
    await checkBuyer(context, client, await draftOf(client, id))
  } finally {
    if (usual) await putBack(() => unwrap(client.PUT(path, { body: usual })))
  }
}

/** What is taken off an application that is mended is not applied for any more. */
async function takeOff(
  context: Context,
  client: PortalClient,
  body: InvoiceApplication & { id: number },
): Promise<void> {
  const [kept = 0, off = 0] = body.orderIds
  await unwrap(client.PUT('/api/member/invoice-apply', { body: { ...body, orderIds: [kept] } }))
  const statusOf = async (id: number) =>
    (await unwrap(client.GET('/api/member-order-detail/{id}', at(id)))).invoiceStatus
  const seen = `${await statusOf(kept)}, ${await statusOf(off)}`
  context.expect(seen === 'APPLIED, NONE', 'an order that is taken off an application is free again', seen)
  await checkLastBuyer(context, client, off)
}

export const jointInvoices: Scenario[] = [
  {
    name: 'Each of several orders on an invoice is applied for',
    operations: [
      ...(['getInvoiceDraft', 'applyForInvoice', 'reviseInvoiceApplication'] as const),
      ...(['getMemberOrder', 'listMemberOrders', 'getMemberInvoice', 'listMemberInvoices'] as const),
      ...(['requestOrderRefund', 'decideDeskReview'] as const),
      ...(['listInvoiceTitles', 'updateInvoiceTitle'] as const),
    ],
    writes: true,
    leaves: 'an application for an invoice',
    async run(context) {
      const { client, body, amount, third } = await someoneWithTwo(context)
      const invoice = await unwrap(client.POST('/api/member/invoice-apply', { body }))
      const isSum = Math.round(invoice.amount * 100) === Math.round(amount * 100)
      context.expect(
        isSum,
        'an invoice is over the amounts of all its orders',
        `${invoice.amount} / ${amount}`,
      )
      const query = { 'id.in': body.orderIds, 'invoiceStatus.equals': 'APPLIED' }
      const listed = await unwrap(client.GET('/api/member-orders', { params: { query } }))
      const rule = 'each order on an invoice that waits is found as applied for'
      context.expect(listed.length === body.orderIds.length, rule, listed.length)
      for (const id of body.orderIds) {
        const { invoiceStatus } = await unwrap(client.GET('/api/member-order-detail/{id}', at(id)))
        context.expect(invoiceStatus === 'APPLIED', 'each order on an invoice says so', invoiceStatus)
        const again = client.GET('/api/member-invoices/apply/{id}', at(id))
        await refusedWith(context, 409, 'error.orderInvoiced', 'another invoice over one of several', again)
      }
      const offered = third ? (await draftOf(client, third.id)).otherOrders : []
      const isOffered = offered.some(({ id }) => body.orderIds.includes(id))
      context.expect(!isOffered, 'what stands on an invoice is offered for no other one', third?.id)
      await refuseOthers(context, client, { ...body, id: invoice.id })
      await payOneBack(context, client, body.orderIds)
      await takeOff(context, client, { ...body, id: invoice.id })
    },
  },
]
