import {
  type DeskAnalysis,
  type DeskReviewSummary,
  type MemberApply,
  type PortalClient,
  unwrap,
  unwrapList,
} from '@portal/api-contract'
import { day, dayInChina } from '../../../run/china-time.ts'
import type { Context } from '../../../run/context.ts'
import { ordered } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { deskClient, findDesk, requirePermission } from '../desk-client.ts'
import { checkCourses } from './courses.ts'
import { analysisOf, lists, sumOf, whole, within } from './figures.ts'
import { checkMembers, type Expect } from './members.ts'
import { checkYearBefore } from './year-before.ts'

/** Days on average have one digit behind the point. */
const rounding = 0.051

/** So often an article may be opened between two answers, by the run itself. */
const opened = 50

/** So many invoices are looked up by their ids. */
const mostInvoices = 200

/** What came of applications, orders and invoices of the time. */
async function checkStates(context: Context, staff: PortalClient, analysis: DeskAnalysis, expect: Expect) {
  const { from, to, applications, orders, invoices } = analysis
  for (const { status, count } of applications) {
    const query = { ...within('submitDate', from, to), 'status.equals': status, size: 1 }
    const { total } = await unwrapList(staff.GET('/api/admin/applications', { params: { query } }))
    expect(`applications that are ${status}`, count, total)
  }
  const submitted = analysis.figures.find(({ name }) => name === 'APPLICATIONS_SUBMITTED')?.value
  expect(
    'applications of every state',
    sumOf(applications, ({ count }) => count),
    submitted,
  )
  const query = within('createdDate', from, to)
  const rows = await whole(context, staff.GET('/api/admin/orders', { params: { query } }))
  for (const { payChannel, status, count, amount } of orders) {
    const own = rows.filter((row) => row.payChannel === payChannel && row.status === status)
    const listed = `${own.length} over ${sumOf(own, ({ totalAmount }) => totalAmount)}`
    expect(`orders by ${payChannel} that are ${status}`, `${count} over ${amount}`, listed)
  }
  expect(
    'orders',
    sumOf(orders, ({ count }) => count),
    rows.length,
  )
  const asked = { ...within('submittedAt', from, to), 'kind.equals': 'INVOICE' as const, size: 1 }
  const { total: handedIn } = await unwrapList(staff.GET('/api/admin/reviews', { params: { query: asked } }))
  expect(
    'invoices of every state',
    sumOf(invoices, ({ count }) => count),
    handedIn,
  )
  for (const { status, count, amount } of invoices) {
    const criteria = { 'kind.equals': 'INVOICE', 'recordStatus.equals': status }
    const params = { query: { ...within('submittedAt', from, to), ...criteria } }
    const { items, total } = await unwrapList(staff.GET('/api/admin/reviews', { params }))
    expect(`invoices that are ${status}`, count, total)
    if (total > mostInvoices) context.untried(`what invoices that are ${status} amount to`, 'they are many')
    else expect(`what invoices that are ${status} amount to`, amount, await invoiced(staff, items))
  }
}

/** What invoices that were handed in are over. */
async function invoiced(staff: PortalClient, reviews: DeskReviewSummary[]): Promise<number> {
  const query = { 'id.in': reviews.map(({ recordId }) => recordId), size: mostInvoices }
  const rows = await unwrap(staff.GET('/api/admin/invoices', { params: { query } }))
  return sumOf(rows, ({ amount }) => amount)
}

/** What was asked for and paid of a year, and by month. */
async function checkFees(context: Context, staff: PortalClient, analysis: DeskAnalysis, expect: Expect) {
  const { to, feeYears, collection } = analysis
  const feesOf = (criteria: object) => {
    const query = { ...criteria, size: 2000 }
    return whole(context, staff.GET('/api/admin/fees', { params: { query } }))
  }
  for (const { feeYear, due, collected, overdue } of feeYears) {
    const rows = await feesOf({ 'feeYear.equals': feeYear })
    const sumFor = (...statuses: string[]) =>
      sumOf(
        rows.filter(({ status }) => statuses.includes(status)),
        ({ amount }) => amount,
      )
    expect(`fees of ${feeYear} that are due`, due, sumFor('UNPAID', 'PAYING', 'OVERDUE', 'PAID'))
    expect(`fees of ${feeYear} that are overdue`, overdue, sumFor('OVERDUE'))
    const paid = rows.filter(({ status }) => status === 'PAID')
    expect(
      `fees of ${feeYear} that were collected`,
      collected,
      sumOf(paid, ({ paidAmount }) => paidAmount),
    )
  }
  const years = feeYears.map(({ feeYear }) => feeYear)
  const others = { 'feeYear.notIn': years, sort: ['feeYear,desc' as const], size: 1 }
  const [other] = await unwrap(staff.GET('/api/admin/fees', { params: { query: others } }))
  const isLatest = !other || (years.length === 5 && other.feeYear < Math.min(...years))
  expect('the latest five years', isLatest ? years.join() : `${years} without ${other.feeYear}`, years.join())
  const year = Number(to.slice(0, 4))
  for (const [name, paidIn] of [
    ['amount', year],
    ['before', year - 1],
  ] as const) {
    const query = { ...within('payDate', `${paidIn}-01-01`, `${paidIn}-12-31`), 'status.equals': 'PAID' }
    const paid = await feesOf(query)
    const stated = collection.map((row): [string, number] => [row.month, row[name]])
    const listed = byMonth(
      paid,
      ({ payDate }) => dayInChina(payDate ?? 0).slice(5, 7),
      (fee) => fee.paidAmount,
    )
    expect(`fees that were paid in ${paidIn} by month`, textOf(stated), textOf(listed))
  }
}

/** Amounts of rows by the months that they fall into. */
function byMonth<Row>(
  rows: Row[],
  monthOf: (row: Row) => string,
  amountOf: (row: Row) => number,
): [string, number][] {
  const months = [...new Set(rows.map(monthOf))].sort()
  return months.map((month) => [
    month,
    sumOf(
      rows.filter((row) => monthOf(row) === month),
      amountOf,
    ),
  ])
}

/** What came of the months, without those in which nothing did. */
const textOf = (months: [string, number][]): string =>
  months.flatMap(([month, amount]) => (amount === 0 ? [] : `${month}: ${amount}`)).join(', ')

/** Who joined and who left in the time, by month. */
async function checkJoined(context: Context, staff: PortalClient, analysis: DeskAnalysis, expect: Expect) {
  const { from, to, joinedByMonth } = analysis
  const idle = joinedByMonth.filter(({ joined, left }) => joined + left === 0)
  expect('months in which nobody came or left', idle.map(({ month }) => month).join(), '')
  const query = { 'lastJoinDate.greaterThanOrEqual': from, 'lastJoinDate.lessThanOrEqual': to, size: 2000 }
  const rows = await whole(context, staff.GET('/api/admin/members', { params: { query } }))
  const stated = joinedByMonth.map(({ month, joined }): [string, number] => [month, joined])
  const listed = byMonth(
    rows,
    ({ lastJoinDate }) => lastJoinDate?.slice(0, 7) ?? '',
    () => 1,
  )
  expect('who joined by month', textOf(stated), textOf(listed))
  const leaving = { 'applyKind.equals': 'QUIT' as const, 'status.equals': 'EFFECTIVE' as const }
  const params = { query: { ...within('approveDate', from, to), ...leaving } }
  const left = byMonth(
    await whole(context, staff.GET('/api/admin/applications', { params })),
    ({ approveDate }) => dayInChina(approveDate ?? 0).slice(0, 7),
    () => 1,
  )
  const gone = joinedByMonth.map((row): [string, number] => [row.month, row.left])
  expect('who left by month', textOf(gone), textOf(left))
}

/** The articles that were opened most; where the last of them is as often opened as others, it may be any of these. */
async function checkNews(
  staff: PortalClient,
  { from, to, news }: DeskAnalysis,
  expect: Expect,
): Promise<void> {
  const criteria = { ...within('publishDate', from, to), 'status.equals': 'PUBLISHED' }
  const query = { ...criteria, sort: ['viewCount,desc' as const], size: 10 }
  const listed = await unwrap(staff.GET('/api/admin/news', { params: { query } }))
  const least = Math.min(...listed.map(({ viewCount }) => viewCount))
  const sure = listed.filter(({ viewCount }) => viewCount > least + opened).map(({ id }) => id)
  const told = news.map(({ id }) => id)
  expect('articles of the time', told.length, listed.length)
  const other = news.find(({ id, viewCount }) =>
    listed.some((one) => one.id === id && Math.abs(one.viewCount - viewCount) > opened),
  )
  expect('how often an article was opened', other?.title, undefined)
  expect('articles that were opened most', sure.filter((id) => !told.includes(id)).join(), '')
  const counts = news.map(({ viewCount }) => viewCount)
  expect('articles by how often they were opened', counts.join(), counts.toSorted((a, b) => b - a).join())
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day

/**
 * How long applications took. The list says when each was written and when it was handed in last; between the two it was handed
 * in for the first time, from which the days count. @param firsts when that was, by the ids of those of which it is known
 */
async function checkDays(
  context: Context,
  staff: PortalClient,
  analysis: DeskAnalysis,
  firsts = new Map<number, string>(),
): Promise<void> {
  const { from, to, applicationDays } = analysis
  const query = within('submitDate', from, to)
  const rows = await whole(context, staff.GET('/api/admin/applications', { params: { query } }))
  const spans = rows.flatMap(({ id, createdDate, submitDate, approveDate }) => {
    if (submitDate === null || approveDate === null || approveDate < submitDate) return []
    const [last, first] = [firsts.get(id) ?? submitDate, firsts.get(id) ?? createdDate]
    return [{ least: daysBetween(last, approveDate), most: daysBetween(first, approveDate) }]
  })
  const average = (of: (span: (typeof spans)[number]) => number) =>
    spans.reduce((sum, span) => sum + of(span), 0) / spans.length
  const [least, most] = [average(({ least }) => least), average(({ most }) => most)]
  const isWithin =
    applicationDays === null
      ? spans.length === 0
      : applicationDays >= least - rounding && applicationDays <= most + rounding
  const rule = 'applications took as long on average as the dates of their list allow'
  context.expect(isWithin, rule, `${applicationDays} / ${least} to ${most}`, 'getDeskAnalysis')
}

/** The days until an approval count from when it was handed in for the first time, also where it was mended since. */
export async function checkMended(context: Context, { id, submissions = [] }: MemberApply): Promise<void> {
  const [first, ...more] = submissions
  const staff = await findDesk(context)
  const rule = 'an application that was mended took as long as since it was handed in first'
  if (!staff || !first || more.length === 0)
    return context.untried(rule, 'there is no desk that knows of one')
  const today = dayInChina(context.now())
  const params = { query: { from: today, to: today } }
  const { data: analysis } = await staff.GET('/api/admin/analysis', { params })
  if (analysis) await checkDays(context, staff, analysis, new Map([[id, first]]))
}

async function checkTables(context: Context, staff: PortalClient): Promise<void> {
  const begun = dayInChina(context.now())
  // At midnight fees fall due and years begin: analysis and list are then of two days.
  const expect: Expect = (what, stated, listed) =>
    context.expect(
      stated === listed || dayInChina(context.now()) !== begun,
      `the analysis counts ${what} as the list behind it does`,
      `${stated} / ${listed}`,
      'getDeskAnalysis',
    )
  const long = await analysisOf(context, staff, 3 * 365)
  await checkJoined(context, staff, long, expect)
  const analysis = await analysisOf(context, staff, 365)
  await checkMembers(staff, analysis, expect)
  await checkCourses(context, staff, analysis, expect)
  ordered(context, analysis.courses, ({ enrolled }) => enrolled, -1, 'courses by how many began them')
  await checkNews(staff, analysis, expect)
  await checkStates(context, staff, analysis, expect)
  await checkDays(context, staff, analysis)
  await checkFees(context, staff, analysis, expect)
  await checkYearBefore(staff, analysis, expect)
}

export const deskTables: Scenario[] = [
  {
    name: 'The desk: each table of the analysis is what the list behind it has',
    operations: ['getDeskAnalysis'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.analysis', ...lists)
      await checkTables(context, staff)
    },
  },
]
