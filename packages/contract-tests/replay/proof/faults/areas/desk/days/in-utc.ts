import type { OperationId } from '@portal/api-contract/document'
import { dayInChina } from '../../../../../run/china-time.ts'
import { type Answer, jsonOf, withHeader, withJson } from '../../../../answer.ts'
import { type Fault, isSuccess } from '../../../../fault.ts'
import { denying } from '../../fees-and-orders.ts'

type Body = Record<string, unknown>

/** When something was answered. */
const nowOf = ({ headers }: Answer): number => Date.parse(headers.date ?? '')

/** The day on which something was answered, as it is in UTC. */
const dayInUtc = (right: Answer): string => new Date(nowOf(right)).toISOString().slice(0, 10)

/** Whether a day has begun in China and not yet in UTC, when something is answered. */
const isBegun = (right: Answer, date: unknown): boolean =>
  date === dayInChina(nowOf(right)) && date !== dayInUtc(right)

const inUtc = (name: string, operation: OperationId, answer: Fault['answer']): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === operation,
  answer: (right, ...more) => (isSuccess(right) ? answer(right, ...more) : right),
})

/** An analysis of the day that has begun in China alone, of which nothing has happened yet in UTC. */
const ofTheNight = (name: string, change: (analysis: Body) => Body): Fault =>
  inUtc(name, 'getDeskAnalysis', (right) => {
    const analysis = jsonOf(right) as Body
    const isMeant = analysis.from === analysis.to && isBegun(right, analysis.from)
    return isMeant ? withJson(right, { ...analysis, ...change(analysis) }) : right
  })

const figures = [
  ...['JOINED', 'LEFT', 'FEES_COLLECTED', 'ORDERS_PAID', 'ORDERS_AMOUNT', 'ORDERS_CLOSED'],
  ...['APPLICATIONS_SUBMITTED', 'APPLICATIONS_APPROVED', 'INVOICES_ISSUED'],
  ...['ENROLLMENTS', 'COURSES_COMPLETED', 'HOURS_CREDITED'],
]

const tables = ['joinedByMonth', 'applications', 'orders', 'invoices', 'courses', 'news', 'missedSearches']

/** A list that finds nothing on the day that has begun in China, where it is asked for what was on it. */
const finding = (operation: OperationId, first: string): Fault =>
  inUtc(`${first} is a day of UTC`, operation, (right, { url }) => {
    if (!isBegun(right, url.searchParams.get(first))) return right
    return withHeader(withJson(right, []), 'x-total-count', '0')
  })

/** Rows that stand as on the day before, as long as that is the day in UTC. @param last its last day */
const standing = (
  operation: OperationId,
  property: string,
  [now, before]: [string, string],
  last: (row: Body) => unknown,
): Fault =>
  inUtc(`at the desk it is ${now} by the day of UTC`, operation, (right) =>
    withJson(
      right,
      (jsonOf(right) as Body[]).map((row) =>
        row[property] === now && last(row) === dayInUtc(right) ? { ...row, [property]: before } : row,
      ),
    ),
  )

/** When each fee was reminded of last. */
const reminded = new Map<unknown, string>()

/** What has been reminded of already on a day of UTC. */
function remindedToday(right: Answer): Answer {
  const rows = (jsonOf(right) as Body[]).map((row) => {
    if (row.isDone !== true) return row
    const isAgain = reminded.get(row.feeId) === dayInUtc(right)
    reminded.set(row.feeId, dayInUtc(right))
    return isAgain ? { ...row, isDone: false, reason: 'REMINDED_TODAY' } : row
  })
  return withJson(right, rows)
}

/** Faults of a desk that takes the day in UTC for that in China. */
export const inUtcFaults: Fault[] = [
  ...figures.map((figure) =>
    ofTheNight(`the figure ${figure} is of a day of UTC`, ({ figures: all }) => ({
      figures: (all as Body[]).map((one) => (one.name === figure ? { ...one, value: 0 } : one)),
    })),
  ),
  ...tables.map((table) => ofTheNight(`the table ${table} is of a day of UTC`, () => ({ [table]: [] }))),
  ofTheNight('the table applicationStages is of a day of UTC', ({ applicationStages }) => ({
    applicationStages: (applicationStages as Body[]).map((one) => ({ ...one, reviewed: 0, days: null })),
  })),
  inUtc('what is collected is of a month of UTC', 'getDeskAnalysis', (right) => {
    const analysis = jsonOf(right) as Body
    const month = String(analysis.to).slice(5, 7)
    if (!isBegun(right, analysis.to) || month === dayInUtc(right).slice(5, 7)) return right
    const collection = (analysis.collection as Body[]).map((one) =>
      one.month === month ? { ...one, amount: 0 } : one,
    )
    return withJson(right, { ...analysis, collection })
  }),
  inUtc('this year so far ends with the day in UTC', 'getDeskAnalysis', (right, { url }) => {
    const analysis = jsonOf(right) as Body
    return url.search === '' ? withJson(right, { ...analysis, to: dayInUtc(right) }) : right
  }),
  finding('listDeskApplications', 'reviewedFrom'),
  finding('listDeskMembers', 'joinedFrom'),
  inUtc('who joins at night has joined the day before', 'listDeskMembers', (right) => {
    const rows = (jsonOf(right) as Body[]).map((row) =>
      isBegun(right, row.joinDate) ? { ...row, joinDate: dayInUtc(right) } : row,
    )
    return withJson(right, rows)
  }),
  inUtc('an invoice is issued on a day of UTC', 'listDeskInvoices', (right) => {
    const rows = (jsonOf(right) as Body[]).map((row) =>
      isBegun(right, row.issueDate) ? { ...row, issueDate: dayInUtc(right) } : row,
    )
    return withJson(right, rows)
  }),
  inUtc('members are reminded once a day of UTC', 'remindDeskFees', remindedToday),
  standing('listDeskFees', 'status', ['OVERDUE', 'UNPAID'], ({ dueDate }) => dueDate),
  standing('listDeskMembers', 'membershipStatus', ['EXPIRED', 'ACTIVE'], ({ validTo }) => validTo),
  standing('listDeskCourses', 'state', ['SALE_ENDED', 'ON_SALE'], ({ year }) => `${Number(year) + 1}-12-31`),
  denying(
    'a course of the year that has begun in China is not published',
    'publishDeskCourse',
    [409, 'error.courseYearClosed'],
    ({ year }, _call, _upstream, now) => Number(year) > now.getUTCFullYear(),
  ),
]
