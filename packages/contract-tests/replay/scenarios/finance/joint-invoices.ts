import { type InvoiceApplication, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

/** So many orders of a member are looked at. */
const mostTried = 5

const draftOf = (client: PortalClient, id: number) =>
  unwrap(client.GET('/api/member-invoices/apply/{id}', at(id)))

/** An invoice over two paid orders of a member, and a third one that could stand on it as well. */
async function overTwo(client: PortalClient) {
  const query = { 'status.equals': 'PAID', 'invoiceStatus.equals': 'NONE', size: mostTried }
  const { data: orders = [] } = await client.GET('/api/member-orders', { params: { query } })
  for (const { id } of orders) {
    const { otherOrders, invoiceKinds, titleType, buyerName, buyerTaxNo, amount } = await draftOf(client, id)
    const [[other, third], [invoiceKind]] = [otherOrders, invoiceKinds]
    if (!other || !invoiceKind) continue
    const buyer = { titleType, buyerName, ...(buyerTaxNo && { buyerTaxNo }), email: 'joint@portal.example' }
    const body = {
      ...buyer,
      invoiceKind,
      orderIds: [id, other.id].toSorted((a, b) => a - b),
    } satisfies InvoiceApplication
    return { client, body, amount: amount + other.amount, third }
  }
  return undefined
}

/** Others first: the three have few orders, of which more is asked elsewhere. */
async function someoneWithTwo(context: Context) {
  const others = (await context.others()).map(({ client }) => client)
  for (const client of [...others, await context.as('unit'), await context.as('person')]) {
    const found = await overTwo(client)
    if (found) return found
  }
  return context.skip('no account of the credentials has two paid orders that may stand on one invoice')
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
}

export const jointInvoices: Scenario[] = [
  {
    name: 'Each of several orders on an invoice is applied for',
    operations: [
      ...(['getInvoiceDraft', 'applyForInvoice', 'reviseInvoiceApplication'] as const),
      ...(['getMemberOrder', 'listMemberOrders', 'getMemberInvoice'] as const),
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
      await takeOff(context, client, { ...body, id: invoice.id })
    },
  },
]
