import { type MemberFee, type MemberOrderDetail, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { currentMember } from '../../run/current-member.ts'
import { refusedField } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { minute, onJourney } from '../account/travel.ts'
import { printFee } from '../applications/certificates.ts'
import { findDesk } from '../desk/desk-client.ts'
import { checkBuyer } from './invoices.ts'
import { checkAccount } from './own-fees.ts'
import { applyForInvoice } from './refunds.ts'

const elsewhere =
  'it takes money and an invoice: let an order over two fees be invoiced and one of them paid back, and look at the invoice'

const endOf = (year: number): string => `${year}-12-31`
const feeOf = (client: PortalClient, id: number) => unwrap(client.GET('/api/member-fees/info/{id}', at(id)))
const orderOf = (client: PortalClient, id: number) =>
  unwrap(client.GET('/api/member-order-detail/{id}', at(id)))

const askBack = (client: PortalClient, id: number, feeIds?: number[]) =>
  client.POST('/api/member-orders/{id}/refund', {
    ...at(id),
    body: { reason: '契约回放：部分退款', ...(feeIds && { feeIds }) },
  })

/** A member that owes two years, the earlier one first. */
async function whoOwesTwoYears(context: Context) {
  const others = (await context.others()).map(({ client }) => client)
  for (const client of [await context.as('unit'), await context.as('person'), ...others]) {
    const query = { 'status.in': ['UNPAID' as const, 'OVERDUE' as const], size: 50 }
    const { data = [] } = await client.GET('/api/member-fees/user', { params: { query } })
    const open = data.filter(({ isPayable, orderId }) => isPayable && orderId === null)
    const [earlier, later] = open.toSorted((one, other) => one.feeYear - other.feeYear)
    if (earlier && later) return { client, earlier, later }
  }
  return context.skip('no account of the credentials owes two years')
}

/** A paid order over two fees, of which the later one is asked back first. */
interface Purchase {
  client: PortalClient
  order: MemberOrderDetail
  earlier: MemberFee
  later: MemberFee
  /** Grants what was asked for last. */
  approve(): Promise<unknown>
}

async function payTwo(context: Context): Promise<Purchase> {
  const [pay, decide] = [context.cashier(), context.association()]
  const { client, earlier, later } = await whoOwesTwoYears(context)
  const body = { feeIds: [earlier.id, later.id] }
  const { orderId, orderNo, code_url } = await unwrap(client.POST('/api/weixin/native/pay', { body }))
  // By the other channel, which is another one to be paid back by.
  await unwrap(client.POST('/api/alipay/member/trade/page/pay', { body: { orderId }, parseAs: 'text' }))
  await pay(code_url)
  const approve = () => decide({ kind: 'ORDER_REFUND', naming: orderNo, result: 'APPROVE' })
  return { client, order: await orderOf(client, orderId), earlier, later, approve }
}

const amountOf = ({ details }: MemberOrderDetail, fee: MemberFee): number | undefined =>
  details.find(({ itemId }) => itemId === fee.id)?.amount

/** What an order says of the earlier and of the later fee: asked back, paid back, or paid. */
const standOf = ({ details }: MemberOrderDetail, { earlier, later }: Purchase): string =>
  [earlier, later]
    .map(({ id }) => details.find(({ itemId }) => itemId === id)?.refundStatus ?? 'PAID')
    .join(', ')

/** The receipt of each line is the one that its fee has by itself. */
async function checkReceipts(context: Context, { client, order }: Purchase): Promise<void> {
  const receipts = await unwrap(client.GET('/api/print-info/receipts/{id}', at(order.id)))
  for (const [line, { itemId }] of order.details.entries()) {
    const { verifyCode } = await printFee(client, 'RECEIPT', itemId)
    const rule = 'the receipt of each line of an order bears the code that its fee has alone'
    const seen = receipts[line]?.verifyCode
    context.expect(seen === verifyCode, rule, `line ${line + 1}: ${seen}`, 'getOrderReceipts')
  }
}

/** The desk sees how much of an order is asked back. */
async function checkAtDesk(context: Context, orderNo: string, amount: number | undefined): Promise<void> {
  const rule = 'the desk sees of a refund what is asked back, not the whole order'
  const staff = await findDesk(context)
  if (!staff) return context.untried(rule, 'there is no desk')
  const query = { 'orderNo.equals': orderNo, 'status.equals': 'PENDING' as const }
  const [row] = await unwrap(staff.GET('/api/admin/refunds', { params: { query } }))
  context.expect(row?.refundAmount === amount, rule, row?.refundAmount, 'listDeskRefunds')
}

async function askForOne(context: Context, purchase: Purchase): Promise<void> {
  const { client, order, later } = purchase
  const strange = askBack(client, order.id, [9007199254740991])
  await refusedField(context, 'feeIds[0]', 'paying back a fee that is not in the order', strange)
  const mixed = askBack(client, order.id, [later.id, 9007199254740991])
  await refusedField(context, 'feeIds[1]', 'the same beside a fee of the order', mixed)
  const doubled = askBack(client, order.id, [later.id, later.id])
  await refusedField(context, 'feeIds', 'paying back a fee that is named twice', doubled)
  const asked = await unwrap(askBack(client, order.id, [later.id]))
  const { status, refund } = asked
  context.expect(status === 'REFUNDING', 'an order of which one fee is asked back is being paid back', status)
  const isOne = refund?.amount === amountOf(order, later)
  context.expect(isOne, 'no more is asked back than that fee', refund?.amount)
  const stand = standOf(asked, purchase)
  context.expect(stand === 'PAID, PENDING', 'one fee of an order is asked back alone', stand)
  await checkAtDesk(context, order.orderNo, refund?.amount)
}

/** What is left of an order stays as it was. */
async function checkRest(context: Context, { client, order, earlier }: Purchase): Promise<void> {
  const kept = await feeOf(client, earlier.id)
  context.expect(kept.status === 'PAID', 'the other fee of the order stays paid', kept.status)
  const valid = (await currentMember(client)).validTo ?? ''
  context.expect(valid >= endOf(earlier.feeYear), 'the membership is valid by what stays paid', valid)
  await checkAccount(context, client)
  const { amount } = await unwrap(client.GET('/api/member-invoices/apply/{id}', at(order.id)))
  context.expect(amount === amountOf(order, earlier), 'an invoice is over what stays paid', amount)
}

async function checkPart(context: Context, purchase: Purchase): Promise<void> {
  const { client, order, later } = purchase
  const part = await orderOf(client, order.id)
  context.expect(part.status === 'PAID', 'an order of which some is left is paid', part.status)
  const isCounted = part.refundedAmount === amountOf(order, later)
  context.expect(isCounted, 'an order says what of it was paid back', part.refundedAmount)
  const query = { 'id.equals': order.id, 'refundStatus.equals': 'APPROVED' }
  const askedBack = await unwrap(client.GET('/api/member-orders', { params: { query } }))
  context.expect(askedBack.length === 1, 'and is found among those that were asked back', askedBack.length)
  const stand = standOf(part, purchase)
  context.expect(
    stand === 'PAID, REFUNDED',
    'one fee of an order is paid back alone',
    stand,
    'getMemberOrder',
  )
  const free = await feeOf(client, later.id)
  const isFree = free.status === 'REFUNDED' && free.paidAmount === 0
  context.expect(isFree, 'the fee that was asked back is paid back', free.status)
  const twice = askBack(client, order.id, [later.id])
  await refusedField(context, 'feeIds[0]', 'paying one fee back twice', twice)
}

async function askForRest(context: Context, { client, order, earlier, approve }: Purchase): Promise<void> {
  const { refund } = await unwrap(askBack(client, order.id))
  const isRest = refund?.amount === amountOf(order, earlier)
  context.expect(isRest, 'without fees all that is left is asked back', refund?.amount)
  await approve()
  const { status, refundedAmount, totalAmount } = await orderOf(client, order.id)
  context.expect(status === 'REFUNDED', 'an order of which nothing is left is paid back', status)
  context.expect(refundedAmount === totalAmount, 'all of it is paid back in the end', refundedAmount)
  await checkAccount(context, client)
}

/** An issued invoice does not stand once some of its order was paid back; another one can be applied for over the rest. */
async function checkInvoiced(context: Context, purchase: Purchase): Promise<void> {
  const { client, order, earlier, later, approve } = purchase
  await unwrap(askBack(client, order.id, [earlier.id]))
  await approve()
  const { invoiceStatus } = await orderOf(client, order.id)
  const rule = 'an order of which some was paid back is not invoiced any more'
  context.expect(invoiceStatus === 'NONE', rule, invoiceStatus)
  const drafting = await client.GET('/api/member-invoices/apply/{id}', at(order.id))
  const seen = drafting.data?.amount ?? drafting.response.status
  context.expect(seen === amountOf(order, later), 'what is left of it can be invoiced again', seen)
  // Whoever keeps no titles has said anew by the invoice that is void now where invoices are sent.
  if (drafting.data) await checkBuyer(context, client, drafting.data)
  const { validTo } = await currentMember(client)
  const isValid = (validTo ?? '') >= endOf(later.feeYear)
  context.expect(isValid, 'the membership is valid to the last year that stays paid', validTo)
  const kept = (await checkAccount(context, client)).find((fee) => fee.id === later.id)
  const isKept = kept?.status === 'PAID' && kept.orderId === order.id
  const stands = `${kept?.status}, in ${kept?.orderId}`
  context.expect(isKept, 'what is not asked back of an order stays paid in it', stands, 'listMemberFees')
  const id = await applyForInvoice(client, order.id)
  const { amount } = await unwrap(client.GET('/api/member-invoices-detail/{id}', at(id)))
  const isRest = amount === amountOf(order, later)
  context.expect(isRest, 'it is invoiced over what is left of it', amount, 'applyForInvoice')
}

async function invoiceAndPayBack(context: Context, later: (work: () => Promise<void>) => Promise<void>) {
  const purchase = await payTwo(context)
  const { client, order } = purchase
  const id = await applyForInvoice(client, order.id)
  await context.association()({ kind: 'INVOICE', naming: 'refunds@portal.example', result: 'APPROVE' })
  const invoiceNow = () => unwrap(client.GET('/api/member-invoices-detail/{id}', at(id)))
  const approved = dayInChina(context.now())
  await later(async () => {
    const issued = await invoiceNow()
    context.expect(issued.status === 'ISSUED', 'what was approved is issued after a while', issued.status)
    const { invoiceStatus } = await orderOf(client, order.id)
    const told = 'an order of which the invoice was issued says so'
    context.expect(invoiceStatus === 'ISSUED', told, invoiceStatus, 'getMemberOrder')
    const isDated = [approved, dayInChina(context.now())].includes(issued.issueDate ?? '')
    context.expect(isDated, 'an invoice is of the day on which it is issued, in PRC', issued.issueDate)
    await checkInvoiced(context, purchase)
    const { status } = await invoiceNow()
    const rule = 'the invoice over an order of which some was paid back is void'
    context.expect(status === 'RED_FLUSHED', rule, status)
  })
}

export const partRefunds: Scenario[] = [
  {
    name: 'An invoice is void once some of its order was paid back',
    operations: [
      'decideDeskReview',
      ...(['requestOrderRefund', 'getMemberOrder', 'getInvoiceDraft', 'getMemberInvoice'] as const),
      ...(['payByWeixin', 'applyForInvoice', 'getCurrentMember'] as const),
      ...(['getMemberFeeInfo', 'listMemberFees'] as const),
    ],
    writes: true,
    run: (context) =>
      onJourney(context, elsewhere, ({ to }) =>
        invoiceAndPayBack(context, (work) => to(context.now().getTime() + 10 * minute, work)),
      ),
  },
  {
    name: 'One fee of an order is paid back, and the rest of it stays paid',
    operations: [
      'decideDeskReview',
      ...(['requestOrderRefund', 'getMemberOrder', 'getMemberFee', 'payByWeixin'] as const),
      ...(['getInvoiceDraft', 'getCurrentMember', 'getOrderReceipts', 'getPrintInfo'] as const),
      ...(['applyForInvoice', 'getMemberInvoice', 'listDeskRefunds'] as const),
      ...(['getMemberFeeInfo', 'listMemberFees'] as const),
    ],
    writes: true,
    leaves: 'two fees that were paid and paid back',
    async run(context) {
      const purchase = await payTwo(context)
      const { client, order } = purchase
      await checkReceipts(context, purchase)
      const invoiceId = await applyForInvoice(client, order.id)
      await askForOne(context, purchase)
      await purchase.approve()
      const { status } = await unwrap(client.GET('/api/member-invoices-detail/{id}', at(invoiceId)))
      const rule = 'an application over an order of which some was paid back is refused'
      context.expect(status === 'REJECTED', rule, status)
      await checkPart(context, purchase)
      await checkRest(context, purchase)
      await askForRest(context, purchase)
    },
  },
]
