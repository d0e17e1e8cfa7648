import { dayInChina } from '../../../run/china-time.ts'
import { type Answer, jsonOf, withHeader, withJson } from '../../answer.ts'
import { type Fault, isSuccess } from '../../fault.ts'
import { inBody } from '../states.ts'

type Body = Record<string, unknown>

const rowsOf = (answer: Answer): Body[] => (isSuccess(answer) ? (jsonOf(answer) as Body[]) : [])

/** The answers of a list with the most rows, by its address. */
const fullest = new Map<string, Answer>()

/** A list that goes on having what it had once. */
const cached = (name: string, operation: string): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === operation,
  answer(right, { url }) {
    const before = fullest.get(url.href)
    if (before && rowsOf(right).length < rowsOf(before).length) return before
    if (isSuccess(right)) fullest.set(url.href, right)
    return right
  },
})

/** The day of an answer in UTC, while another one has begun in China; undefined otherwise. */
function dayBefore({ headers }: Answer): { utc: string; china: string } | undefined {
  const now = new Date(headers.date ?? '')
  const [utc, china] = [now.toISOString().slice(0, 10), dayInChina(now)]
  return utc === china ? undefined : { utc, china }
}

const datedInUtc = (name: string, operations: string[], property: string): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => operations.includes(id),
  answer(right) {
    const days = isSuccess(right) ? dayBefore(right) : undefined
    if (!days) return right
    const dated = (body: Body) => (body[property] === days.china ? { ...body, [property]: days.utc } : body)
    const body = jsonOf(right)
    return withJson(right, Array.isArray(body) ? body.map(dated) : dated(body as Body))
  },
})

/** A last day that ends with the one of UTC, eight hours late. */
const endingInUtc = (
  name: string,
  operation: string,
  lastDay: string,
  over: [property: string, value: unknown],
  still: unknown,
): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === operation,
  answer(right) {
    if (!isSuccess(right)) return right
    const today = new Date(right.headers.date ?? '').toISOString().slice(0, 10)
    const [property, value] = over
    const late = (body: Body) =>
      body[property] === value && String(body[lastDay]) >= today ? { ...body, [property]: still } : body
    const body = jsonOf(right)
    return withJson(right, Array.isArray(body) ? body.map(late) : late(body as Body))
  },
})

/** The state in which a list showed each row last while it was not closed. */
const states = new Map<string, unknown>()

/** A list whose rows are closed by a job at night alone, where the record itself is so at once. */
const leftBehind = (name: string, operation: string, first: string): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === operation,
  answer(right, { url }) {
    const rows = rowsOf(right)
    const key = ({ id }: Body) => `${operation} ${id}`
    for (const row of rows) if (row.status !== 'CLOSED') states.set(key(row), row.status)
    // What was closed long before stands in longer lists.
    if (!url.searchParams.has('id.equals')) return right
    const asked = url.searchParams.get('status.equals')
    const stale = rows.map((row) =>
      row.status === 'CLOSED' ? { ...row, status: states.get(key(row)) ?? first } : row,
    )
    const shown = stale.filter(({ status }) => asked === null || asked === status)
    return isSuccess(right)
      ? withHeader(withJson(right, shown), 'x-total-count', String(shown.length))
      : right
  },
})

/** Titles that were the default once. */
const defaults = new Set<unknown>()

/** Faults of lists and days that lag behind what has happened. */
export const behindFaults: Fault[] = [
  cached('a headline that was withdrawn stays', 'listCarouselNews'),
  cached('picture news that was withdrawn stays', 'listPictureNews'),
  datedInUtc('a year is settled on a day of UTC', ['listCompanyFeeYears', 'listPersonFeeYears'], 'payDate'),
  datedInUtc('what is printed is of a day of UTC', ['getPrintInfo'], 'issueDate'),
  endingInUtc('a rating ends with a day of UTC', 'listCompanyRatings', 'validTo', ['isExpired', true], false),
  endingInUtc('a fee is due to a day of UTC', 'getMemberFee', 'dueDate', ['status', 'OVERDUE'], 'UNPAID'),
  endingInUtc(
    'a membership ends with a day of UTC',
    'getCurrentMember',
    'validTo',
    ['membershipStatus', 'EXPIRED'],
    'ACTIVE',
  ),
  leftBehind('an order that was closed is open in the list', 'listMemberOrders', 'CREATED'),
  leftBehind('a batch whose order was closed is open in the list', 'listMemberApplyTops', 'SUBMITTED'),
  {
    name: 'a title that a change makes the default leaves another one so',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listInvoiceTitles',
    answer(right) {
      const rows = rowsOf(right)
      for (const { id, isDefault } of rows) if (isDefault === true) defaults.add(id)
      const byChange = rows.find(({ isDefault, createdDate, lastModifiedDate }) => {
        return isDefault === true && createdDate !== lastModifiedDate
      })
      const kept = (row: Body) => (byChange && defaults.has(row.id) ? { ...row, isDefault: true } : row)
      return isSuccess(right) ? withJson(right, rows.map(kept)) : right
    },
  },
  inBody('the fee to pay next is the newest', ['getMemberSummary'], (body) => {
    const { kind } = body.nextAction as Body
    const { payableFeeIds } = body.fees as { payableFeeIds: number[] }
    return kind === 'PAY' ? { ...body, nextAction: { kind, id: payableFeeIds.at(-1) } } : body
  }),
]
