import { type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { day, dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from '../account/log-in-anew.ts'
import { travel } from '../account/travel.ts'
import { sumOf, within } from '../desk/analysis/figures.ts'
import { firstPayable } from '../payments.ts'
import { publicYears, type Role } from './own-fees.ts'

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

/** Half past midnight in China, of the day that comes next there: still the day before in UTC. */
const nextNight = (now: Date): number => Date.parse(`${dayInChina(now.getTime() + day)}T00:30:00+08:00`)

/** A fee that is paid at night is settled, and printed, on the day that has begun in China. */
async function payAtNight(context: Context, role: Role): Promise<void> {
  const client = await logInAnew(context, role)
  const feeId = await firstPayable(client)
  if (feeId === undefined) return context.untried(`the ${role} pays a fee at night`, 'it owes none')
  const { code_url } = await unwrap(client.POST('/api/weixin/native/pay', { body: { feeIds: [feeId] } }))
  await context.cashier()(code_url)
  await compareDays(context, client, role)
  const query = { printType: 'RECEIPT', feeId } as const
  const { issueDate } = await unwrap(client.GET('/api/print-info/member', { params: { query } }))
  const today = dayInChina(context.now())
  context.expect(issueDate === today, 'what is printed at night is of the day in China', issueDate)
}

/** At the desk what was ordered at night is of the day that has begun in China, and that day has as many orders as its list. */
async function countNight(context: Context): Promise<void> {
  const rule = 'an analysis of one day is of the orders of that day in China'
  const staff = context.credentials.staff && (await logInAnew(context, 'staff'))
  const today = dayInChina(context.now())
  const query = { from: today, to: today }
  const { data } = (await staff?.GET('/api/admin/analysis', { params: { query } })) ?? {}
  if (!staff || !data) return context.untried(rule, 'the staff may not see it')
  const listed = { ...within('createdDate', today, today), size: 1 }
  const { total } = await unwrapList(staff.GET('/api/admin/orders', { params: { query: listed } }))
  const counted = sumOf(data.orders, ({ count }) => count)
  context.expect(counted === total, rule, `${counted} for ${total}`, 'getDeskAnalysis')
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
      'getDeskAnalysis',
    ],
    writes: true,
    async run(context) {
      context.cashier()
      context.clock(elsewhere)
      await context.as('person')
      const asOf = travel(context)
      await asOf(nextNight(context.now()), async () => {
        for (const role of ['person', 'unit'] as const) await payAtNight(context, role)
        await countNight(context)
      })
    },
  },
]
