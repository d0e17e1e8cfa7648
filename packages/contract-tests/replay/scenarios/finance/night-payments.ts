import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from '../account/log-in-anew.ts'
import { minute, travel } from '../account/travel.ts'
import { countNight, nextNight, readAtNight, tablesOfMoney } from '../desk/analysis/nights.ts'
import { firstPayable } from '../payments.ts'
import { publicYears, type Role } from './own-fees.ts'
import { applyForInvoice } from './refunds.ts'

const elsewhere =
  'that a day is one of China shows between midnight and eight in the morning there: pay a fee then, and look at the public list of years'

/** The day on which a year was paid is the one in China of the instant that its payer reads. @returns how many were compared */
async function compareDays(context: Context, client: PortalClient, role: Role): Promise<number> {
  const { id: memberId } = await unwrap(client.GET('/api/member/current'))
  const query = { 'status.equals': 'PAID' as const, size: 200 }
  const fees = await unwrap(client.GET('/api/member-fees/user', { params: { query } }))
  const years = await publicYears(context, role, memberId)
  const operation = role === 'unit' ? 'listCompanyFeeYears' : 'listPersonFeeYears'
  let compared = 0
  for (const { feeYear, feeKind, payDate } of fees) {
    const shown = years.filter((year) => year.feeYear === feeYear && !year.isExempt)
    // Of an upgrade the year may say either payment.
    if (feeKind !== 'YEAR' || payDate === null || shown.length !== 1) continue
    const paidOn = dayInChina(payDate)
    const rule = 'a year is settled on the day in China on which it was paid'
    context.expect(shown[0]?.payDate === paidOn, rule, `${shown[0]?.payDate} / ${payDate}`, operation)
    compared += 1
  }
  return compared
}

/** A fee that is paid at night, after an order over it was taken back, is settled, and printed, on the day that has begun in China. @returns the order */
async function payAtNight(context: Context, role: Role): Promise<number | undefined> {
  const client = await logInAnew(context, role)
  const feeId = await firstPayable(client)
  if (feeId === undefined) {
    context.untried(`the ${role} pays a fee at night`, 'it owes none')
    return undefined
  }
  const order = () => unwrap(client.POST('/api/weixin/native/pay', { body: { feeIds: [feeId] } }))
  await unwrap(client.POST('/api/member-orders/{id}/cancel', at((await order()).orderId)))
  const { orderId, code_url } = await order()
  await context.cashier()(code_url)
  await compareDays(context, client, role)
  const query = { printType: 'RECEIPT', feeId } as const
  const { issueDate } = await unwrap(client.GET('/api/print-info/member', { params: { query } }))
  const today = dayInChina(context.now())
  context.expect(issueDate === today, 'what is printed at night is of the day in China', issueDate)
  return orderId
}

/** At the desk what was ordered, paid, invoiced and published at night is of the day that has begun in China. */
async function countAtDesk(context: Context, orderId: number | undefined): Promise<void> {
  const rule = 'what is done at night is counted at the desk'
  if (!context.credentials.staff || orderId === undefined)
    return context.untried(rule, 'there is no desk, or nothing was paid')
  const staff = await logInAnew(context, 'staff')
  const unit = await logInAnew(context, 'unit')
  const query = { 'id.equals': await applyForInvoice(unit, orderId) }
  await context.association()({ kind: 'INVOICE', naming: 'refunds@portal.example', result: 'APPROVE' })
  // The tax authority takes its time.
  await context.clock(elsewhere)((10 * minute) / 1000, async () => {
    const { data: [invoice] = [] } = await staff.GET('/api/admin/invoices', { params: { query } })
    const issueDate = invoice?.issueDate ?? null
    const isOfToday = issueDate === null || issueDate === dayInChina(context.now())
    const issued = 'an invoice that is issued at night is of the day that has begun in China'
    context.expect(isOfToday, issued, issueDate, 'listDeskInvoices')
  })
  await countNight(
    context,
    staff,
    ['FEES_COLLECTED', 'ORDERS_PAID', 'ORDERS_AMOUNT', 'ORDERS_CLOSED', 'INVOICES_ISSUED'],
    tablesOfMoney,
  )
  await readAtNight(context, staff)
}

export const nightPayments: Scenario[] = [
  {
    name: 'A year is settled on a day of China',
    operations: ['listCompanyFeeYears', 'listPersonFeeYears', 'listMemberFees'],
    writes: false,
    async run(context) {
      let compared = 0
      for (const role of ['person', 'unit'] as const)
        compared += await compareDays(context, await context.as(role), role)
      if (compared === 0) context.skip('no account of the credentials has paid a year')
    },
  },
  {
    name: 'A year that is paid at night is settled on the day that has begun in China',
    operations: [
      ...(['listCompanyFeeYears', 'listPersonFeeYears', 'payByWeixin', 'getPrintInfo'] as const),
      ...(['getDeskAnalysis', 'cancelMemberOrder', 'applyForInvoice', 'decideDeskReview'] as const),
      ...(['publishDeskNews', 'searchNews', 'listDeskInvoices'] as const),
    ],
    writes: true,
    async run(context) {
      context.cashier()
      context.clock(elsewhere)
      await context.as('person')
      const asOf = travel(context)
      await asOf(nextNight(context.now()), async () => {
        await payAtNight(context, 'person')
        await countAtDesk(context, await payAtNight(context, 'unit'))
      })
    },
  },
]
