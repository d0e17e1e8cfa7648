import type { DeskAnalysis } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { letReviewsPass, materialsOf } from '../../../testing/applying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const analysisOf = async (bed: TestBed, query: string): Promise<DeskAnalysis> =>
  (await bed.get(`/api/admin/analysis?${query}`, 'mishuzhang')).json()

/** Somebody's membership ends, by an application that is approved. */
async function leave(bed: TestBed, persona: string): Promise<void> {
  const materials = materialsOf(bed, persona, '盖章申请表')
  const form = { applyKind: 'QUIT', reason: '业务调整', materials, statement: true, status: 'SUBMITTED' }
  expect((await bed.post('/api/member-applies', form, persona)).statusCode).toBe(201)
  letReviewsPass(bed)
}

type Row = Readonly<Record<string, number>>

const whole = async (bed: TestBed, path: string): Promise<Row[]> => {
  const answer = await bed.get(`/api/admin/${path}&size=2000`, 'mishuzhang')
  const rows = answer.json<Row[]>()
  expect(rows).toHaveLength(Number(answer.headers['x-total-count']))
  return rows
}

const sumOf = (rows: Row[], amount: (row: Row) => number | undefined) =>
  rows.reduce((sum, row) => sum + (amount(row) ?? 0), 0)

/** The list that the desk opens behind each figure, and what of its rows the figure is: their number, or a sum. */
function listsOf(from: string, to: string): Record<string, [string, ((row: Row) => number | undefined)?]> {
  const startOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`)
  const since = new Date(startOf(from)).toISOString()
  const before = new Date(startOf(to) + 86_400_000).toISOString()
  const at = (field: string) => `${field}.greaterThanOrEqual=${since}&${field}.lessThan=${before}`
  return {
    JOINED: [`members?joinedFrom=${from}&joinedTo=${to}`],
    LEFT: [`applications?applyKind.equals=QUIT&status.equals=EFFECTIVE&${at('approveDate')}`],
    FEES_COLLECTED: [`fees?status.equals=PAID&${at('payDate')}`, ({ paidAmount }) => paidAmount],
    ORDERS_PAID: [`orders?${at('payTime')}`],
    ORDERS_AMOUNT: [
      `orders?${at('payTime')}`,
      ({ totalAmount = 0, refundedAmount = 0 }) => totalAmount - refundedAmount,
    ],
    ORDERS_CLOSED: [`orders?status.equals=CLOSED&${at('createdDate')}`],
    APPLICATIONS_SUBMITTED: [`applications?${at('submitDate')}`],
    APPLICATIONS_APPROVED: [`applications?status.equals=EFFECTIVE&${at('approveDate')}`],
    INVOICES_ISSUED: [`reviews?kind.equals=INVOICE&status.equals=APPROVED&${at('submittedAt')}`],
    ENROLLMENTS: [`enrollments?${at('enrollTime')}`],
    COURSES_COMPLETED: [`enrollments?${at('completeTime')}`],
    HOURS_CREDITED: [`enrollments?${at('creditTime')}`, ({ creditedHours }) => creditedHours],
  }
}

async function expectSameInLists(bed: TestBed, from: string, to: string): Promise<void> {
  const { figures, applicationStages = [] } = await analysisOf(bed, `from=${from}&to=${to}`)
  for (const { node, reviewed } of applicationStages) {
    const list = `applications?reviewedAt=${node}&reviewedFrom=${from}&reviewedTo=${to}`
    expect(await whole(bed, list), `${node} of ${from} to ${to}`).toHaveLength(reviewed)
  }
  const lists = listsOf(from, to)
  expect(figures.map(({ name }) => name).toSorted()).toEqual(Object.keys(lists).toSorted())
  for (const { name, value } of figures) {
    const [path = '', amount = () => 1] = lists[name] ?? []
    expect(sumOf(await whole(bed, path), amount), `${name} of ${from} to ${to}`).toBeCloseTo(value)
  }
}

it('has in each figure of each year what the list behind it has with the same days', async () => {
  const bed = await createTestBed()
  // One of those who joined leaves, so that the list of members of today has one fewer.
  await leave(bed, 'lin')
  const years = ['2020', '2021', '2023', '2024', '2025', '2026']
  for (const year of years) await expectSameInLists(bed, `${year}-01-01`, `${year}-12-31`)
  await expectSameInLists(bed, '2000-01-01', '2027-12-31')
  const { figures, applicationStages } = await analysisOf(bed, 'from=2000-01-01&to=2027-12-31')
  expect(applicationStages?.filter(({ reviewed }) => reviewed === 0)).toEqual([])
  expect(figures.filter(({ value }) => value === 0)).toEqual([])
}, 60_000)
