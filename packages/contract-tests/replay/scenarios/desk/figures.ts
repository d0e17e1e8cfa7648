import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { deskClient, requirePermission } from './desk-client.ts'

const day = 86_400_000

/** A day in China. */
const dayOf = (instant: number): string => new Date(instant + 8 * 3_600_000).toISOString().slice(0, 10)

/** The criteria of what happened on some days. */
const within = (field: string, from: string, to: string) => ({
  [`${field}.greaterThanOrEqual`]: new Date(`${from}T00:00:00+08:00`).toISOString(),
  [`${field}.lessThan`]: new Date(Date.parse(`${to}T00:00:00+08:00`) + day).toISOString(),
  size: 2000,
})

const sumOf = <T>(rows: T[], amount: (row: T) => number): number =>
  Math.round(rows.reduce((sum, row) => sum + amount(row), 0) * 100) / 100

/** What each figure is by the list of its kind with the same days. */
function listedBy(staff: PortalClient, from: string, to: string): Record<string, () => Promise<number>> {
  const at = (field: string) => within(field, from, to)
  const orders = (query: object) => unwrap(staff.GET('/api/admin/orders', { params: { query } }))
  const courses = (query: object) => unwrap(staff.GET('/api/admin/enrollments', { params: { query } }))
  const applications = (query: object) => unwrap(staff.GET('/api/admin/applications', { params: { query } }))
  const fees = (query: object) => unwrap(staff.GET('/api/admin/fees', { params: { query } }))
  return {
    FEES_COLLECTED: async () =>
      sumOf(await fees({ ...at('payDate'), 'status.equals': 'PAID' }), ({ paidAmount }) => paidAmount),
    ORDERS_PAID: async () => (await orders(at('payTime'))).length,
    ORDERS_AMOUNT: async () =>
      sumOf(await orders(at('payTime')), ({ totalAmount, refundedAmount }) => totalAmount - refundedAmount),
    ORDERS_CLOSED: async () => (await orders({ ...at('createdDate'), 'status.equals': 'CLOSED' })).length,
    APPLICATIONS_SUBMITTED: async () => (await applications(at('submitDate'))).length,
    ENROLLMENTS: async () => (await courses(at('enrollTime'))).length,
    COURSES_COMPLETED: async () => (await courses(at('completeTime'))).length,
    HOURS_CREDITED: async () => sumOf(await courses(at('creditTime')), ({ creditedHours }) => creditedHours),
  }
}

async function checkFigures(context: Context, staff: PortalClient): Promise<void> {
  // Nothing is added any more to days that have passed.
  const now = context.now().getTime()
  const [from, to] = [dayOf(now - 365 * day), dayOf(now - day)]
  const query = { from, to, compare: 'PERIOD' as const }
  const { figures } = await unwrap(staff.GET('/api/admin/analysis', { params: { query } }))
  for (const [name, listed] of Object.entries(listedBy(staff, from, to))) {
    const figure = figures.find((one) => one.name === name)
    if (!figure) continue
    const rows = await listed()
    const rule = `the figure ${name} is what its list has`
    context.expect(figure.value === rows, rule, `${figure.value} / ${rows}`, 'getDeskAnalysis')
  }
}

export const deskFigures: Scenario[] = [
  {
    name: 'The desk: each figure is what the list behind it has',
    operations: ['getDeskAnalysis'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      const lists = ['desk.fees', 'desk.orders', 'desk.courses', 'desk.applications']
      await requirePermission(context, staff, 'desk.analysis', ...lists)
      await checkFigures(context, staff)
    },
  },
]
