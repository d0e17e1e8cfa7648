import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { currentMember } from '../../run/current-member.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { toldOf } from '../account/notices.ts'
import { checkUntrue, printFee } from '../applications/certificates.ts'
import { refuseUndoOfFormer } from '../desk/clerks/refund-transfers.ts'
import { daysOf } from '../orders.ts'
import { checkAccount, publicYears } from './own-fees.ts'
import { checkBooked, checkOnce, checkYearOver } from './refund-limits.ts'

const endOf = (year: number): string => `${year}-12-31`
const feeOf = (client: PortalClient, id: number) => unwrap(client.GET('/api/member-fees/info/{id}', at(id)))
const orderOf = (client: PortalClient, id: number) =>
  unwrap(client.GET('/api/member-order-detail/{id}', at(id)))

/** A member whose validity grows by paying what is owed, and the fee of the latest year. */
async function whoseYearIsOpen(context: Context) {
  for (const { account, client } of await context.others()) {
    const { validTo } = await currentMember(client)
    const query = { 'status.in': ['UNPAID' as const, 'OVERDUE' as const], size: 50 }
    const { data: fees = [] } = await client.GET('/api/member-fees/user', { params: { query } })
    const fee = fees.find(
      (one) => one.isPayable && one.orderId === null && endOf(one.feeYear) > (validTo ?? ''),
    )
    if (fee && validTo) return { account, client, fee, validTo }
  }
  return context.skip(
    'no further account of the credentials owes a year that its membership is not valid for',
  )
}

/** An application for an invoice to the member itself over a paid order, of the first kind that it can be. @returns its id */
export async function applyForInvoice(client: PortalClient, orderId: number): Promise<number> {
  const draft = await unwrap(client.GET('/api/member-invoices/apply/{id}', at(orderId)))
  const { titleType, buyerName, buyerTaxNo } = draft
  const invoiceKind = draft.invoiceKinds[0] ?? 'FISCAL_RECEIPT'
  const buyer = { titleType, buyerName, ...(buyerTaxNo && { buyerTaxNo }), email: 'refunds@portal.example' }
  const body = { ...buyer, orderIds: [orderId], invoiceKind }
  return (await unwrap(client.POST('/api/member/invoice-apply', { body }))).id
}

/** Whether everybody sees that a member has settled the year of a fee. */
async function isSettled(
  context: Context,
  { client, fee }: Pick<Awaited<ReturnType<typeof whoseYearIsOpen>>, 'client' | 'fee'>,
) {
  const { id, role } = await currentMember(client)
  const years = await publicYears(context, role === 'memberCompany' ? 'unit' : 'person', id)
  return years.some(({ feeYear }) => feeYear === fee.feeYear)
}

async function payBack(context: Context): Promise<void> {
  const [pay, decide] = [context.cashier(), context.association()]
  const owing = await whoseYearIsOpen(context)
  const { client, fee, validTo } = owing
  const body = { feeIds: [fee.id] }
  const notice = await printFee(client, 'FEE_NOTICE', fee.id)
  const { orderId, orderNo, code_url } = await unwrap(client.POST('/api/weixin/native/pay', { body }))
  await pay(code_url)
  const valid = (await currentMember(client)).validTo
  context.expect(valid === endOf(fee.feeYear), 'a paid year makes the membership valid to its end', valid)
  await checkAccount(context, client)
  await checkUntrue(context, notice, 'the notice of a fee that was paid')
  const receipt = await printFee(client, 'RECEIPT', fee.id)
  context.expect(await isSettled(context, owing), 'a paid year is one that everybody sees', fee.feeYear)
  const { refundTerms, payTime, payChannel } = await orderOf(client, orderId)
  context.expect(payChannel === 'WECHAT', 'what was paid by WeChat says so', payChannel, 'getMemberOrder')
  const settled = await feeOf(client, fee.id)
  const isWhole = settled.paidAmount === fee.amount
  context.expect(isWhole, 'of a fee that is paid its amount was paid', settled.paidAmount, 'getMemberFee')
  const isThen = settled.payDate === payTime
  context.expect(
    isThen,
    'a fee is paid when its order was',
    `${settled.payDate} / ${payTime}`,
    'getMemberFee',
  )
  const days = daysOf(refundTerms?.until, payTime)
  context.expect(days === 30, 'a fee is paid back within thirty days of paying', days)
  const invoiceId = await applyForInvoice(client, orderId)
  await checkBooked(context, owing, orderId, invoiceId)
  const ask = () =>
    client.POST('/api/member-orders/{id}/refund', { ...at(orderId), body: { reason: '契约回放：重复缴费' } })
  const naming = { kind: 'ORDER_REFUND', naming: orderNo }
  await unwrap(ask())
  const opinion = '契约回放：请补充说明'
  await decide({ ...naming, result: 'REJECT', opinion })
  const denied = await orderOf(client, orderId)
  context.expect(denied.status === 'PAID', 'what is not paid back stays paid', denied.status)
  const lines = denied.details.map(({ refundStatus }) => refundStatus).join()
  context.expect(lines === '', 'of what is not paid back no line is asked back', lines, 'getMemberOrder')
  context.expect(denied.refund?.opinion === opinion, 'a refusal says why', denied.refund?.opinion)
  const { trade_state } = await unwrap(client.GET('/api/weixin/query-order/{id}', at(orderId)))
  context.expect(trade_state === 'SUCCESS', 'what is not paid back is a success of the trade', trade_state)
  await unwrap(ask())
  await refuseUndoOfFormer(context, orderId)
  await decide({ ...naming, result: 'APPROVE' })
  const order = await orderOf(client, orderId)
  context.expect(order.status === 'REFUNDED', 'what was granted is paid back', order.status)
  context.expect(order.invoiceStatus === 'NONE', 'nothing of it is invoiced any more', order.invoiceStatus)
  const invoice = await unwrap(client.GET('/api/member-invoices-detail/{id}', at(invoiceId)))
  const isVoid = invoice.status === 'REJECTED' || invoice.status === 'RED_FLUSHED'
  context.expect(isVoid, 'the invoice over it does not stand', invoice.status)
  const after = (await currentMember(client)).validTo
  context.expect(after === validTo, 'the membership is valid as long as before', after)
  await checkAccount(context, client)
  const free = await feeOf(client, fee.id)
  context.expect(free.status === 'REFUNDED' && free.paidAmount === 0, 'the fee is paid back', free.status)
  context.expect(free.orderId === orderId, 'it names the order that was paid back', free.orderId)
  await checkUntrue(context, receipt, 'the receipt of a fee that was paid back')
  const isGone = fee.feeKind !== 'YEAR' || !(await isSettled(context, owing))
  context.expect(isGone, 'a year that was paid back is settled for nobody', fee.feeYear)
  const lasts = endOf(fee.feeYear) >= dayInChina(context.now())
  context.expect(
    free.isPayable === lasts,
    'a fee that was paid back is payable until its year ends',
    free.isPayable,
  )
  await refusedWith(context, 409, 'error.orderRefunded', 'paying back twice', ask())
  const receipts = client.GET('/api/print-info/receipts/{id}', at(orderId))
  await refusedWith(context, 409, 'error.orderRefunded', 'the receipts of what was paid back', receipts)
  const told = await toldOf(client, 'ORDER', { kind: 'ORDER', id: orderId })
  context.expect(told.length === 3, 'paying, the refusal and the refund are told once each', told.length)
  if (!lasts) return
  const again = await unwrap(client.POST('/api/weixin/native/pay', { body }))
  context.expect(again.orderId !== orderId, 'what was paid back is paid by another order', again.orderId)
  await unwrap(client.POST('/api/member-orders/{id}/cancel', at(again.orderId)))
  const left = await feeOf(client, fee.id)
  context.expect(left.status === 'REFUNDED', 'a fee that was not paid again stays paid back', left.status)
  await checkOnce(context, owing)
  await checkYearOver(context, owing)
}

export const refunds: Scenario[] = [
  {
    name: 'What is paid back is undone: the fee, the validity, the invoice',
    operations: [
      ...(['decideDeskReview', 'undoDeskReview', 'listDeskRefunds'] as const),
      ...([
        'requestOrderRefund',
        'getMemberOrder',
        'getMemberFee',
        'payByWeixin',
        'getCurrentMember',
      ] as const),
      ...(['applyForInvoice', 'getMemberInvoice', 'cancelMemberOrder', 'listMemberMessages'] as const),
      ...(['queryOrder', 'listCompanyFeeYears', 'listPersonFeeYears'] as const),
      ...(['getPrintInfo', 'verifyPrintInfo', 'payByAlipay', 'payByBankTransfer'] as const),
      ...(['getOrderReceipts', 'getMemberFeeInfo', 'listMemberFees'] as const),
    ],
    writes: true,
    leaves: 'a fee that was paid and paid back',
    run: payBack,
  },
]
