import type { OperationId } from '@portal/api-contract/document'
import type { Answer } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { by, granting, naming } from '../../gaps.ts'
import { inBody } from '../../states.ts'

type Body = Record<string, unknown>

/** One more in what the analysis says of each row of a table. */
const inTable = (name: string, table: string, property: string): Fault =>
  inBody(name, ['getDeskAnalysis'], (body) => ({
    ...body,
    [table]: (body[table] as Body[]).map((row) => ({ ...row, [property]: Number(row[property]) + 1 })),
  }))

/** One more in some figures of the analysis. */
const inFigures = (name: string, property: 'value' | 'before', names: string[] | null): Fault =>
  inBody(name, ['getDeskAnalysis'], (body) => ({
    ...body,
    figures: (body.figures as Body[]).map((one) =>
      names === null || names.includes(String(one.name))
        ? { ...one, [property]: Number(one[property]) + 1 }
        : one,
    ),
  }))

/** Who was refused which application, as it had been taken. */
const refusals = new Map<string, Answer>()

const activityReads: OperationId[] = ['getDeskActivity', 'listDeskActivities']

const monthBefore = (month: string): string =>
  new Date(Date.parse(`${month}-01`) - 1).toISOString().slice(0, 7)

/** Faults in what the association's staff see and do. */
export const deskFaults: Fault[] = [
  granting(
    'what has changed since it was read is decided',
    ['decideDeskApplication'],
    by('error.concurrencyFailure'),
  ),
  granting(
    'what was handed in anew is decided as before',
    ['decideDeskReview'],
    by('error.concurrencyFailure'),
  ),
  {
    name: 'what was taken is never free again',
    detectedAs: ['rule', 'refused'],
    fits: ({ id }) => id === 'claimDeskApplication',
    answer(right, { url, headers }) {
      const claim = `${url.pathname} ${headers.authorization}`
      if (right.status === 409) refusals.set(claim, right)
      return isSuccess(right) ? (refusals.get(claim) ?? right) : right
    },
  },
  granting(
    'what somebody has signed up for is withdrawn',
    ['withdrawDeskActivity'],
    by('error.activityHasSignUps'),
  ),
  granting('fewer places are left than are taken', ['updateDeskActivity'], naming('quota'), [
    'not refused',
    'rule',
  ]),
  granting('who has signed up pays more', ['updateDeskActivity'], naming('fee'), ['not refused', 'rule']),
  inBody('who has left an activity never signed up for it', activityReads, (body) => ({
    ...body,
    hasSignUps: Number(body.signedCount) > 0 ? 1 : 0,
  })),
  inBody('somebody has signed up for each activity', activityReads, (body) => ({ ...body, hasSignUps: 1 })),
  inFigures('more have joined than the directory has', 'value', ['JOINED', 'LEFT']),
  inFigures('more is approved than the lists have', 'value', ['APPLICATIONS_APPROVED', 'INVOICES_ISSUED']),
  inFigures('a figure is compared with another time', 'before', null),
  inTable('members are counted at another level', 'members', 'count'),
  inTable('who joined is counted in two months', 'joinedByMonth', 'joined'),
  inTable('more is due of a year than its fees', 'feeYears', 'due'),
  inTable('more was paid in a month than came in', 'collection', 'amount'),
  inBody('what was paid is counted in the month before', ['getDeskAnalysis'], ({ collection, ...body }) => {
    const months = collection as Body[]
    const amounts = [...months.slice(1), {}].map(({ amount = 0 }) => amount)
    return { ...body, collection: months.map((row, at) => ({ ...row, amount: amounts[at] })) }
  }),
  inBody('who joined is counted in the month before', ['getDeskAnalysis'], ({ joinedByMonth, ...body }) => ({
    ...body,
    joinedByMonth: (joinedByMonth as Body[]).map((row) => ({
      ...row,
      month: monthBefore(String(row.month)),
    })),
  })),
  inTable('applications are counted in two states', 'applications', 'count'),
  inTable('a review takes a day longer', 'applicationStages', 'days'),
  inTable('orders are worth more than they cost', 'orders', 'amount'),
  inTable('invoices are counted in two states', 'invoices', 'count'),
  inTable('more began a course than take it', 'courses', 'enrolled'),
  inTable('more hours are credited for a course than its people have', 'courses', 'hours'),
  inTable('what was looked for in vain is counted twice', 'missedSearches', 'count'),
  inBody('nothing is looked for in vain', ['getDeskAnalysis'], (body) => ({ ...body, missedSearches: [] })),
  inBody('an application takes a month longer', ['getDeskAnalysis'], ({ applicationDays, ...body }) => ({
    ...body,
    applicationDays: Number(applicationDays) + 30,
  })),
  inBody('nobody waits for an approval', ['getDeskAnalysis'], (body) => ({ ...body, applicationDays: 0 })),
  inBody('a payment is never late', ['getDeskMonitor'], (body) => ({
    ...body,
    payments: (body.payments as Body[]).map((one) => ({ ...one, isLate: false })),
  })),
  inBody('nothing is overdue', ['getDeskWorkplace'], (body) => ({
    ...body,
    waiting: (body.waiting as Body[]).map((one) => ({ ...one, overdueCount: 0 })),
  })),
  granting('the last who gives rights loses them', ['updateDeskRole'], by('error.lastAdministrator')),
]
