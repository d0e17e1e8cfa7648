import { i18n } from '@lingui/core'
import type { DeskAnalysis } from '@portal/api-contract'
import { beforeEach, expect, it } from 'vitest'
import { listBehind } from '../chart/chart-data.ts'
import { analysisCsv } from './analysis-csv.ts'
import { chartsOf } from './charts-of.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const analysis: DeskAnalysis = {
  ...{ from: '2026-01-15', to: '2026-06-20', comparedFrom: '2025-01-15', comparedTo: '2025-06-20' },
  ...{ figures: [], members: [], applications: [], applicationDays: null, news: [], missedSearches: [] },
  cities: [{ city: '临江市', units: 12, persons: 40 }],
  joinedByMonth: [{ month: '2026-03', joined: 2, left: 1 }],
  feeYears: [{ feeYear: 2026, due: 120_000, collected: 90_000, overdue: 8000 }],
  collection: [{ month: '02', amount: 20_000, before: 18_000 }],
  orders: [
    { payChannel: 'WECHAT', status: 'PAID', count: 20, amount: 4000 },
    { payChannel: null, status: 'CLOSED', count: 3, amount: 600 },
    { payChannel: 'ALIPAY', status: 'REFUNDED', count: 2, amount: 400 },
    { payChannel: 'ALIPAY', status: 'REFUNDING', count: 1, amount: 200 },
  ],
  invoices: [
    { status: 'ISSUED', count: 3, amount: 9600 },
    { status: 'RED_FLUSHED', count: 1, amount: 200 },
  ],
  applicationStages: [
    { node: '初审', waiting: 2, reviewed: 4, days: 2.5 },
    { node: '复审', waiting: 0, reviewed: 0, days: null },
  ],
  courses: [{ id: 1, title: '工程量清单计价标准', enrolled: 12, completed: 5, hours: 40 }],
}

/** Where a bar leads. */
function behind(chart: string, row: number, series: string) {
  const found = chartsOf(analysis, i18n).find(({ id }) => id === chart)
  const list = listBehind(found?.rows[row], series)
  return list && [list.to, list.search]
}

it('leads from a bar to the records that it counts, and to no others', () => {
  const days = { from: '2026-01-15', to: '2026-06-20' }
  expect(behind('joined', 2, 'came')?.[0]).toBe('/list/members')
  expect(behind('joined', 2, 'left')).toEqual([
    '/list/applications',
    {
      ...{ view: 'all', kind: 'QUIT', status: 'EFFECTIVE' },
      ...{ approvedFrom: '2026-03-01', approvedTo: '2026-03-31' },
    },
  ])
  expect(behind('cities', 0, 'persons')).toEqual([
    '/list/members',
    { joined: 'YES', type: 'PERSON', city: '临江市' },
  ])
  expect(behind('orders', 0, 'paid')).toEqual([
    '/list/orders',
    { channel: 'WECHAT', ...days, paidFrom: days.from },
  ])
  expect(behind('orders', 0, 'closed')?.[1]).toMatchObject({ status: 'CLOSED' })
  expect(behind('invoices', 0, 'count')?.[1]).toEqual({ status: 'ALL', invoice: 'ISSUED', ...days })
  expect(behind('invoices', 1, 'count')?.[1]).toMatchObject({ invoice: 'RED_FLUSHED' })
  expect(behind('orders', 1, 'closed')?.[1]).toEqual({ channel: 'NONE', status: 'CLOSED', ...days })
  expect(behind('fee-years', 0, 'due')?.[1]).toEqual({ year: 2026, status: 'DUE' })
  expect(behind('fee-years', 0, 'late')?.[1]).toEqual({ year: 2026, status: 'OVERDUE' })
  expect(behind('courses', 0, 'completed')?.[1]).toMatchObject({ course: 1, progress: 'done' })
})

it('counts what was paid back among what was paid, as the figure does', () => {
  const rows = chartsOf(analysis, i18n).find(({ id }) => id === 'orders')?.rows ?? []
  expect(rows.map(({ values }) => values)).toEqual([
    { paid: 20, closed: 0 },
    { paid: 0, closed: 3 },
    { paid: 3, closed: 0 },
  ])
})

it('has the hours of each course in its chart and in the file, with who was credited for it', () => {
  expect(behind('courses', 0, 'hours')?.[1]).toEqual({
    ...{ part: 'enrollments', course: 1 },
    ...{ creditedFrom: '2026-01-15', creditedTo: '2026-06-20' },
  })
  expect(analysisCsv(analysis, i18n)).toContain('工程量清单计价标准,12,5,40')
})

const reviewDays = { reviewedFrom: '2026-01-15', reviewedTo: '2026-06-20' }

it('shows what waits for each review with its list, and how long those took that were decided', () => {
  expect(behind('application-stages', 0, 'waiting')).toEqual(['/list/applications', { node: '初审' }])
  const reviewed = ['/list/applications', { view: 'all', reviewedAt: '初审', ...reviewDays }]
  expect(behind('application-stages', 0, 'reviewed')).toEqual(reviewed)
  expect(behind('application-days', 0, 'days')).toEqual(reviewed)
  const rowsIn = (one: DeskAnalysis, chart: string) =>
    chartsOf(one, i18n)
      .find(({ id }) => id === chart)
      ?.rows.map(({ name, values }) => [name, values])
  expect(rowsIn(analysis, 'application-days')).toEqual([['初审', { days: 2.5 }]])
  const { applicationStages: _stages, ...older } = analysis
  expect(rowsIn(older, 'application-stages')).toEqual([])
})

it('leads from a point of the collected fees to all of them since the beginning of its year', () => {
  expect(behind('collection', 1, 'now')?.[1]).toMatchObject({ paidFrom: '2026-01-01', paidTo: '2026-02-28' })
  expect(behind('collection', 5, 'now')?.[1]).toMatchObject({ paidTo: '2026-06-30' })
  expect(behind('collection', 1, 'before')?.[1]).toMatchObject({
    ...{ paidFrom: '2025-01-01', paidTo: '2025-02-28' },
  })
})
