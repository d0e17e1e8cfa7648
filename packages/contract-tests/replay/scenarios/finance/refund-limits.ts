import { type MemberFee, type MemberOrderDetail, type PortalClient, unwrap } from '@portal/api-contract'
import type { Account } from '../../../shared/credentials/credentials.ts'
import { at } from '../../../shared/http/at.ts'
import { day, inChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import { logInBeside } from '../account/log-in-anew.ts'
import { clockFor, noon } from '../account/travel.ts'

/** Who has paid for a year. */
export interface Owing {
  account: Account
  client: PortalClient
  fee: MemberFee
}

/** A fee says why it is not paid back by rule, and its order once that is so of each of them. */
export function checkLines(context: Context, { details, refundTerms, orderType }: MemberOrderDetail): void {
  if (!refundTerms || orderType === 'EDU') return
  const refusals = details
    .filter(({ refundStatus }) => refundStatus === null)
    .map(({ refundRefusal = null }) => refundRefusal)
  const rule = 'an order says why it is not paid back once each of its lines does'
  const isMeant = refusals.every((one) => one !== null) === (refundTerms.refusal !== null)
  context.expect(isMeant, rule, `${refundTerms.refusal}: ${refusals}`, 'getMemberOrder')
}

async function expectRefusal(
  context: Context,
  client: PortalClient,
  orderId: number,
  refusal: string,
  rule: string,
) {
  const order = await unwrap(client.GET('/api/member-order-detail/{id}', at(orderId)))
  checkLines(context, order)
  const { refundTerms } = order
  context.expect(refundTerms?.refusal === refusal, rule, refundTerms?.refusal)
  return order
}

/** Booked invoices end the time of paying back with their month, unless it is over sooner. */
function checkUntil(context: Context, { refundTerms, payTime }: MemberOrderDetail, booked: number): void {
  const until = Math.min(booked, Date.parse(payTime ?? '') + 30 * day)
  const rule = 'what is invoiced to a company is paid back until the month of its invoice ends'
  const isMeant = Date.parse(refundTerms?.until ?? '') === until
  context.expect(isMeant, rule, refundTerms?.until, 'getMemberOrder')
}

/** Noon of the first day of the month after an instant, in China. */
function nextMonth(instant: Date): number {
  const now = inChina(instant)
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  return noon(first.toISOString().slice(0, 10))
}

const secondsTo = (instant: number, { now }: Context): number =>
  Math.round((instant - now().getTime()) / 1000)

/** A company books its invoices with the month: what it has paid is not paid back by rule any more then. */
export async function checkBooked(
  context: Context,
  { account, client }: Owing,
  orderId: number,
  invoiceId: number,
) {
  const rule = 'an order is not paid back by rule once its buyer has booked the invoice'
  const why = 'it takes until the end of a month: look at the terms of such an order then'
  const { titleType, email } = await unwrap(client.GET('/api/member-invoices-detail/{id}', at(invoiceId)))
  const clock = clockFor(context, rule, why)
  if (!clock || titleType !== 'COMPANY') return
  const book = async () => {
    await context.association()({ kind: 'INVOICE', naming: email, result: 'APPROVE' })
    const first = nextMonth(context.now())
    await clock(secondsTo(first, context), async () => {
      const later = await logInBeside(context, account)
      const order = await expectRefusal(context, later, orderId, 'INVOICE_USED', rule)
      checkUntil(context, order, first - day / 2)
    })
  }
  await clock(1, book, 'undone')
}

/** What was paid back once is not paid back by rule again. */
export async function checkOnce(context: Context, { client, fee }: Owing): Promise<void> {
  const rule = 'a fee that was paid back once is not paid back by rule again'
  const clock = clockFor(
    context,
    rule,
    'money would move: pay such a fee again, and look at the terms of its order',
  )
  const payAgain = async () => {
    const body = { feeIds: [fee.id] }
    const { orderId, code_url } = await unwrap(client.POST('/api/weixin/native/pay', { body }))
    await context.cashier()(code_url)
    await expectRefusal(context, client, orderId, 'REFUNDED_BEFORE', rule)
  }
  await clock?.(1, payAgain, 'undone')
}

/** What was paid back is not asked for any more once its year is over. */
export async function checkYearOver(context: Context, { account, fee }: Owing): Promise<void> {
  const rule = 'a fee that was paid back is closed when its year ends'
  const clock = clockFor(context, rule, 'a year ends by time alone: look at such a fee in the next one')
  const look = async () => {
    const later = await logInBeside(context, account)
    const { isPayable, orderId, status } = await unwrap(later.GET('/api/member-fees/info/{id}', at(fee.id)))
    context.expect(!isPayable, rule, `${status}, ${isPayable}`)
    const query = { printType: 'FEE_NOTICE' as const, feeId: fee.id }
    const body = { feeIds: [fee.id] }
    for (const [what, call] of [
      ['paying', () => later.POST('/api/weixin/native/pay', { body })],
      ['paying', () => later.POST('/api/alipay/member/trade/page/pay', { body, parseAs: 'text' })],
      ['paying', () => later.POST('/api/bank-transfers', { body })],
      ['a notice of', () => later.GET('/api/print-info/member', { params: { query } })],
    ] as const)
      await refusedWith(context, 409, 'error.feeNotPayable', `${what} what was closed with its year`, call())
    const after = await unwrap(later.GET('/api/member-fees/info/{id}', at(fee.id)))
    const isAsBefore = after.orderId === orderId && after.status === status
    const stays = 'what was closed with its year is in no other order'
    context.expect(isAsBefore, stays, `${after.status} in ${after.orderId}`, 'getMemberFee')
  }
  await clock?.(secondsTo(noon(`${fee.feeYear + 1}-01-02`), context), look, 'undone')
}
