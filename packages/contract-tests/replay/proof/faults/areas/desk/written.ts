import { jsonOf, sentIn } from '../../../answer.ts'
import { type Fault, granted } from '../../../fault.ts'
import { inBody } from '../../states.ts'

type Body = Record<string, unknown>

/** A body that is refused with 400 and says something, taken all the same. */
const taking = (name: string, operation: string, isMeant: (sent: Body) => boolean): Fault => ({
  name,
  detectedAs: ['not refused'],
  fits: ({ id }) => id === operation,
  answer: (right, call, _upstream, planted) =>
    right.status === 400 && jsonOf(right) && isMeant(sentIn(call)) ? granted(right, planted) : right,
})

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value)

/** Times of an activity of which one should be before the other, and is not. */
const mixed = (name: string, first: string, second: string): Fault =>
  taking(name, 'createDeskActivity', (sent) => {
    const [one, other] = [sent[first], sent[second]]
    return isTime(one) && isTime(other) && one >= other
  })

const entry = (name: string, action: string, change: Body): Fault =>
  inBody(name, ['listDeskLog'], (body) => (body.action === action ? { ...body, ...change } : body))

/** The log says something else of a text that was changed. */
const mistold = (name: string, side: 'before' | 'after'): Fault =>
  inBody(name, ['listDeskLog'], (body) => {
    const fields = (body[side] ?? {}) as Body
    return 'title' in fields ? { ...body, [side]: { ...fields, title: `${fields.title}（改）` } } : body
  })

/** The checks of an application say something else. */
const checked = (name: string, change: (one: Body) => Body): Fault =>
  inBody(name, ['getDeskApplication'], (body) => ({
    ...body,
    checks: (body.checks as Body[]).map(change),
  }))

const passing = (name: string, check: string): Fault =>
  checked(name, (one) => (one.check === check ? { ...one, isPassed: true, fields: [] } : one))

/** Faults in what the desk writes of a record, and in what the log says of it. */
export const writtenFaults: Fault[] = [
  entry('the log has nothing of what is new', 'CREATE', { after: null }),
  mistold('the log has another title than was written', 'after'),
  mistold('the log has another title than there was before', 'before'),
  entry('the log does not say what is gone', 'DELETE', { before: null }),
  entry('a reminder is logged as a change', 'REMIND', { action: 'UPDATE' }),
  entry('an own password is logged as a change', 'PASSWORD', { action: 'UPDATE' }),
  entry('a new order is logged of a column', 'ORDER', { subjectKind: 'COLUMN' }),
  entry('the log does not say what changed', 'UPDATE', { before: null, after: null }),
  passing('a certificate that has run out passes the checks', 'CERTIFICATE_DATES'),
  passing('a material that nobody asks for passes the checks', 'MATERIALS'),
  inBody('an order waits for a refund that was transferred', ['getDeskOrder'], (body) =>
    body.refundStatus === 'APPROVED' && body.payChannel === 'BANK' ? { ...body, status: 'REFUNDING' } : body,
  ),
  inBody('more codes are counted than are listed', ['getDeskMonitor'], (body) => ({
    ...body,
    codes: { lastHour: 0, lastDay: (body.codes as { lastDay: number }).lastDay + 1 },
  })),
  inBody('fewer codes are counted of the last hour than the list has of it', ['getDeskMonitor'], (body) => ({
    ...body,
    codes: { ...(body.codes as Body), lastHour: 0 },
  })),
  inBody('nobody is seen who guesses a password', ['getDeskMonitor'], (body) => ({
    ...body,
    refusedLogins: [],
  })),
  inBody('a payment of another amount is not marked', ['listDeskPayments'], (body) => ({
    ...body,
    isMismatch: 0,
  })),
  inBody('payments of another amount are not counted', ['getDeskMonitor'], (body) => ({
    ...body,
    mismatchedPayments: 0,
  })),
  checked('a check that fell over something is passed', (one) => ({ ...one, isPassed: true })),
  checked('who leaves and owes nothing is said to owe', (one) =>
    one.check === 'FEES' ? { ...one, isPassed: false, fields: ['fees'] } : one,
  ),
  mixed('signing up ends when it begins', 'signUpStart', 'signUpDeadline'),
  mixed('somebody signs up after an activity has begun', 'signUpDeadline', 'startTime'),
  mixed('an activity ends when it begins', 'startTime', 'endTime'),
  taking('contents begin on a page that there is not', 'updateDeskJournal', ({ pages, catalog }) => {
    const [first] = (Array.isArray(catalog) ? catalog : []) as { page?: number }[]
    return Array.isArray(pages) && Number(first?.page) > pages.length
  }),
  taking('an article stands in a column of another entry', 'createDeskNews', (sent) =>
    [sent.infoDictsId, sent.infoDictsDetailsId].every((id) => Number.isInteger(id) && Number(id) < 1e9),
  ),
]
