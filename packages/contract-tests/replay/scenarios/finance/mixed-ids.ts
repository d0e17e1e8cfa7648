import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { refused, refusedForeign } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { draftOfFreeOrder } from './invoices.ts'

const unknownId = 9007199254740991

const feesOf = (client: PortalClient) =>
  unwrap(client.GET('/api/member-fees/user', { params: { query: { size: 200 } } }))

/** A fee that the member could pay, and no order holds. */
const freeFeeOf = async (client: PortalClient) =>
  (await feesOf(client)).find(({ isPayable, orderId, payer }) => isPayable && orderId === null && !payer)

/** Each way to pay fees. */
const waysToPay = (client: PortalClient) => ({
  WeChat: (feeIds: number[]) => client.POST('/api/weixin/native/pay', { body: { feeIds } }),
  Alipay: (feeIds: number[]) =>
    client.POST('/api/alipay/member/trade/page/pay', { body: { feeIds }, parseAs: 'text' }),
  transfer: (feeIds: number[]) => client.POST('/api/bank-transfers', { body: { feeIds } }),
})

/** Beside a fee of the own neither another member's is paid nor one that nobody has. */
async function payMixed(context: Context, client: PortalClient, other: PortalClient): Promise<void> {
  const own = await freeFeeOf(client)
  if (!own) return context.skip('the person has no fee that is in no order')
  const foreign = (await freeFeeOf(other)) ?? (await feesOf(other))[0]
  for (const [way, pay] of Object.entries(waysToPay(client))) {
    const unknown = pay([own.id, unknownId])
    await refused(context, 404, `an unknown fee beside an own one, by ${way}`, unknown)
    const what = `another member's fee beside an own one, by ${way}`
    if (foreign) await refusedForeign(context, what, pay([own.id, foreign.id]))
  }
  const after = await freeFeeOf(client)
  context.expect(after?.id === own.id, 'what was refused has ordered nothing', after?.id, 'listMemberFees')
}

/** Another member's paid order over fees that lacks an invoice. */
async function foreignDraft(context: Context) {
  for (const { client } of await context.others()) {
    const { response } = await client.GET('/api/member-orders')
    const draft = response.ok ? await draftOfFreeOrder(client) : undefined
    if (draft) return draft
  }
  return undefined
}

/** Beside an order of the own neither another member's is invoiced nor one that nobody has. */
async function invoiceMixed(context: Context, client: PortalClient): Promise<void> {
  const draft = await draftOfFreeOrder(client)
  if (!draft) return context.skip('the unit has no paid order without an invoice')
  const [own = 0] = draft.orders.map(({ id }) => id)
  const [invoiceKind] = draft.invoiceKinds
  if (!invoiceKind) return context.skip('nothing can be invoiced')
  const { titleType, buyerName, buyerTaxNo } = draft
  const buyer = { titleType, buyerName, ...(buyerTaxNo && { buyerTaxNo }), email: 'mixed@portal.example' }
  const apply = (orderIds: number[]) =>
    client.POST('/api/member/invoice-apply', { body: { ...buyer, invoiceKind, orderIds } })
  await refused(context, 404, 'an unknown order beside an own one, on one invoice', apply([own, unknownId]))
  const foreign = (await foreignDraft(context))?.orders[0]
  const what = "another member's order beside an own one, on one invoice"
  if (foreign) await refusedForeign(context, what, apply([own, foreign.id]))
  else context.untried(`${what} is refused`, 'no other account has a paid order without an invoice')
}

/** Of several ids each is held to its owner, not the first alone. */
export const mixedIds: Scenario[] = [
  {
    name: 'Of several fees each has to be the payer’s own',
    operations: ['payByWeixin', 'payByAlipay', 'payByBankTransfer', 'listMemberFees'],
    writes: true,
    async run(context) {
      await payMixed(context, await context.as('person'), await context.as('unit'))
    },
  },
  {
    name: 'Of several orders on an invoice each has to be the applicant’s own',
    operations: ['applyForInvoice', 'getInvoiceDraft'],
    writes: true,
    async run(context) {
      await invoiceMixed(context, await context.as('unit'))
    },
  },
]
