import { type DeskAnalysis, type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { day, dayInChina } from '../../../run/china-time.ts'
import type { Context } from '../../../run/context.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { deskClient, requirePermission } from '../desk-client.ts'
import { checkStageDays } from './stage-days.ts'

/** The criteria of what happened on some days. */
export const within = (field: string, from: string, to: string) => ({
  [`${field}.greaterThanOrEqual`]: new Date(`${from}T00:00:00+08:00`).toISOString(),
  [`${field}.lessThan`]: new Date(Date.parse(`${to}T00:00:00+08:00`) + day).toISOString(),
  size: 2000,
})

export const sumOf = <T>(rows: T[], amount: (row: T) => number): number =>
  Math.round(rows.reduce((sum, row) => sum + amount(row), 0) * 100) / 100

/** The rows of a list that is one page long. Skips the rest of the scenario where it is longer. */
export async function whole<Row>(
  context: Context,
  answer: Parameters<typeof unwrapList<Row>>[0],
): Promise<Row[]> {
  const { items, total } = await unwrapList<Row>(answer)
  return total > items.length ? context.skip('a list is longer than one page, which no run adds up') : items
}

/** The lists of which a figure is the number of rows. */
type Counted = `/api/admin/${'orders' | 'enrollments' | 'applications' | 'reviews' | 'members'}`

type Listed = Record<string, () => Promise<number>>

/** What each figure is by the list of its kind with the same days. */
function listedBy(context: Context, staff: PortalClient, from: string, to: string): Listed {
  const at = (field: string) => within(field, from, to)
  const orders = (query: object) => whole(context, staff.GET('/api/admin/orders', { params: { query } }))
  const fees = (query: object) => whole(context, staff.GET('/api/admin/fees', { params: { query } }))
  const courses = (query: object) =>
    whole(context, staff.GET('/api/admin/enrollments', { params: { query } }))
  const count = async (path: Counted, criteria: object): Promise<number> => {
    const { response } = await staff.GET(path, { params: { query: { ...criteria, size: 1 } } })
    return Number(response.headers.get('x-total-count'))
  }
  const applications = (criteria: object) => count('/api/admin/applications', criteria)
  const effective = { ...at('approveDate'), 'status.equals': 'EFFECTIVE' }
  return {
    JOINED: () => count('/api/admin/members', { joinedFrom: from, joinedTo: to }),
    LEFT: () => applications({ ...effective, 'applyKind.equals': 'QUIT' }),
    FEES_COLLECTED: async () =>
      sumOf(await fees({ ...at('payDate'), 'status.equals': 'PAID' }), ({ paidAmount }) => paidAmount),
    ORDERS_PAID: () => count('/api/admin/orders', at('payTime')),
    ORDERS_AMOUNT: async () =>
      sumOf(await orders(at('payTime')), ({ totalAmount, refundedAmount }) => totalAmount - refundedAmount),
    ORDERS_CLOSED: () => count('/api/admin/orders', { ...at('createdDate'), 'status.equals': 'CLOSED' }),
    APPLICATIONS_SUBMITTED: () => applications(at('submitDate')),
    APPLICATIONS_APPROVED: () => applications(effective),
    INVOICES_ISSUED: () =>
      count('/api/admin/reviews', {
        ...at('submittedAt'),
        'kind.equals': 'INVOICE',
        'status.equals': 'APPROVED',
      }),
    ENROLLMENTS: () => count('/api/admin/enrollments', at('enrollTime')),
    COURSES_COMPLETED: () => count('/api/admin/enrollments', at('completeTime')),
    HOURS_CREDITED: async () => sumOf(await courses(at('creditTime')), ({ creditedHours }) => creditedHours),
  }
}

/** The analysis of so many days until yesterday: nothing is added any more to days that have passed. */
export async function analysisOf(context: Context, staff: PortalClient, days: number): Promise<DeskAnalysis> {
  const now = context.now().getTime()
  const query = { from: dayInChina(now - days * day), to: dayInChina(now - day), compare: 'PERIOD' as const }
  return unwrap(staff.GET('/api/admin/analysis', { params: { query } }))
}

async function checkFigures(context: Context, staff: PortalClient): Promise<void> {
  // As many days before are other ones than the same days of the year before.
  const { from, to, comparedFrom, comparedTo, figures } = await analysisOf(context, staff, 300)
  const now = listedBy(context, staff, from, to)
  const then = listedBy(context, staff, comparedFrom, comparedTo)
  const missing = Object.keys(now).filter((name) => !figures.some((one) => one.name === name))
  context.expect(missing.length === 0, 'no figure is left out', missing.join(', '), 'getDeskAnalysis')
  for (const { name, value, before } of figures) {
    const [rows, rowsBefore] = [await now[name]?.(), await then[name]?.()]
    const rule = `the figure ${name} is what its list has`
    context.expect(value === rows, rule, `${value} / ${rows}`, 'getDeskAnalysis')
    const ruleBefore = `the figure ${name} of before is what its list has`
    context.expect(before === rowsBefore, ruleBefore, `${before} / ${rowsBefore}`, 'getDeskAnalysis')
  }
  await checkSameDays(context, staff, { comparedFrom, comparedTo, figures })
}

const yearLater = (date: string): string =>
  `${Number(date.slice(0, 4)) + 1}${date.slice(4).replace('02-29', '02-28')}`

/** Days that are compared with as those of the year before have the same figures as where they are compared with as so many days. */
async function checkSameDays(
  { expect }: Context,
  staff: PortalClient,
  known: Pick<DeskAnalysis, 'comparedFrom' | 'comparedTo' | 'figures'>,
): Promise<void> {
  const query = {
    from: yearLater(known.comparedFrom),
    to: yearLater(known.comparedTo),
    compare: 'YEAR' as const,
  }
  const { comparedFrom, comparedTo, figures } = await unwrap(
    staff.GET('/api/admin/analysis', { params: { query } }),
  )
  // The last day of February has none in the other year.
  if (comparedFrom !== known.comparedFrom || comparedTo !== known.comparedTo) return
  for (const { name, before } of known.figures) {
    const other = figures.find((one) => one.name === name)?.before
    const rule = `the figure ${name} of the same days is the same`
    expect(other === before, rule, `${other} / ${before}`, 'getDeskAnalysis')
  }
}

/** The reviews of an application, in their order. */
const reviews = ['初审', '复审', '理事会']

/** Of so many applications each is read; of more only how many they are. */
const fewReviewed = 30

/** Each review has decided as many applications as the list of them has, and took as long as these say. */
async function checkStages(context: Context, staff: PortalClient): Promise<void> {
  const { from, to, applicationStages = [] } = await analysisOf(context, staff, 365)
  const nodes = applicationStages.map(({ node }) => node).join()
  const isInOrder = applicationStages.length === 0 || nodes === reviews.join()
  context.expect(isInOrder, 'each review is told of once, in their order', nodes, 'getDeskAnalysis')
  for (const stage of applicationStages) {
    const { node, reviewed } = stage
    const query = { reviewedAt: node, reviewedFrom: from, reviewedTo: to, size: fewReviewed }
    const { items, total } = await unwrapList(staff.GET('/api/admin/applications', { params: { query } }))
    const rule = `as many applications were decided at ${node} as are listed`
    context.expect(reviewed === total, rule, `${reviewed} / ${total}`, 'getDeskAnalysis')
    const ids = items.map(({ id }) => id)
    if (total <= fewReviewed) await checkStageDays(context, staff, { from, to }, stage, ids)
    else context.untried(`how long ${node} takes`, 'too many applications were decided at it')
  }
}

/** The last day before today on which an order was paid; null where none is known. */
async function lastPayDay(context: Context, staff: PortalClient): Promise<string | null> {
  const today = new Date(`${dayInChina(context.now())}T00:00:00+08:00`).toISOString()
  const query = { 'payTime.lessThan': today, sort: ['payTime,desc' as const], size: 1 }
  const [order] = await unwrap(staff.GET('/api/admin/orders', { params: { query } }))
  return order?.payTime ? dayInChina(order.payTime) : null
}

/** From and to are both of the days: what happened on them is counted, also where they are one day. */
async function checkBounds(context: Context, staff: PortalClient): Promise<void> {
  const rule = 'the first and the last day are both counted'
  const last = await lastPayDay(context, staff)
  if (last === null) return context.untried(rule, 'no order was paid before today')
  const before = dayInChina(Date.parse(`${last}T12:00:00+08:00`) - day)
  const after = dayInChina(Date.parse(`${last}T12:00:00+08:00`) + day)
  for (const [from, to] of [
    [last, last],
    [before, last],
    [last, after],
  ] as const) {
    const query = { from, to, compare: 'PERIOD' as const }
    const { figures } = await unwrap(staff.GET('/api/admin/analysis', { params: { query } }))
    const value = figures.find(({ name }) => name === 'ORDERS_PAID')?.value
    const rows = await listedBy(context, staff, from, to).ORDERS_PAID?.()
    context.expect(value === rows, rule, `${from} to ${to}: ${value} / ${rows}`, 'getDeskAnalysis')
  }
}

/** What one has to see of the lists behind the figures. */
export const lists = [
  'desk.fees',
  'desk.orders',
  'desk.courses',
  'desk.applications',
  'desk.members',
  'desk.invoices',
]

export const deskFigures: Scenario[] = [
  {
    name: 'The desk: each figure is what the list behind it has',
    operations: ['getDeskAnalysis'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.analysis', ...lists)
      await checkFigures(context, staff)
      await checkStages(context, staff)
      await checkBounds(context, staff)
    },
  },
]
