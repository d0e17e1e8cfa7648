import type { Fault } from '../../../fault.ts'
import { inBody } from '../../states.ts'

type Body = Record<string, unknown>

/** Another value for one property of what some operations answer. */
const other = (
  name: string,
  operation: Parameters<typeof inBody>[1][number],
  property: string,
  value: unknown,
): Fault => inBody(name, [operation], (body) => ({ ...body, [property]: value }))

const withoutEvents = (kind: string): Fault =>
  inBody(`a time line tells of no ${kind}`, ['getDeskMember'], (body) => ({
    ...body,
    events: (body.events as Body[]).filter((event) => event.kind !== kind),
  }))

/** Faults in what the desk is told of a record by one operation alone. */
export const toldOnceFaults: Fault[] = [
  other('everybody who signed up is a person', 'listDeskSignUps', 'ownerType', 'PERSON'),
  other('who has paid for an activity still owes it', 'listDeskSignUps', 'payState', 'DUE'),
  other('nobody has taken any course', 'listDeskCourses', 'isTaken', 0),
  ...['SITE', 'HOUR_CERTIFICATE', 'BANK_TRANSFER'].map(withoutEvents),
  inBody(
    'every version was saved now',
    ['listDeskNewsVersions', 'listDeskFeeNewsVersions', 'listDeskJournalVersions'],
    (body) => ({
      ...body,
      savedDate: new Date().toISOString(),
    }),
  ),
  inBody('who pays is whoever asks for the money back', ['listDeskRefunds'], (body) => ({
    ...body,
    payerName: body.subject,
  })),
  inBody('an order that was paid waits for it', ['listDeskPayments'], (body) => ({
    ...body,
    orderStatus: 'PAYING',
  })),
  inBody('who studies has the name of the course', ['listDeskEnrollments'], (body) => ({
    ...body,
    memberName: body.courseTitle,
  })),
  inBody('a place is held although its order was closed', ['listDeskSignUps'], (row, { url }) =>
    row.payState === 'CLOSED' && !url.search.includes('status')
      ? { ...row, status: 'SIGNED', cancelledDate: null }
      : row,
  ),
  inBody('a place is free although its order is open', ['listDeskSignUps'], (row, { url }) =>
    row.payState === 'DUE' && !url.search.includes('status')
      ? { ...row, status: 'CANCELLED', cancelledDate: row.signedDate }
      : row,
  ),
]
