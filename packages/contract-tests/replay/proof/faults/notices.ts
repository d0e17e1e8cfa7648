import { jsonOf, withHeader, withJson } from '../answer.ts'
import { type Fault, isSuccess } from '../fault.ts'

interface Row {
  id: number
  subject: { kind: string; id: number } | null
  title: string
  link: string | null
}

const plantedKinds = ['ORDER', 'INVITATION', 'ACTIVITY', 'COURSE', 'HOUR_CERTIFICATE']

const isPlanted = ({ subject }: Row): boolean => plantedKinds.includes(subject?.kind ?? '')

/** A fault in what a member is told. */
const inInbox = (name: string, change: (rows: Row[], caller: string) => Row[]): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'listMemberMessages',
  answer(right, { headers }) {
    if (!isSuccess(right)) return right
    const rows = jsonOf(right) as Row[]
    // A backend that tells it wrongly counts what it tells.
    if (right.headers['x-total-count'] !== String(rows.length)) return right
    const wrong = change(rows, headers.authorization ?? '')
    return withHeader(withJson(right, wrong), 'x-total-count', String(wrong.length))
  },
})

/** One kind of notice that is never written, whoever should have it. */
const untold = (kind: string, what: string): Fault =>
  inInbox(`${what} is not told`, (rows) => rows.filter(({ subject }) => subject?.kind !== kind))

/** Where money is seen to: a page of persons, and one of units. */
const pagesOfOthers: Record<string, string> = {
  '/financialManagement': '/unitPay',
  '/unitPay': '/financialManagement',
}

/** The notices that each caller was last given. */
const given = new Map<string, Row[]>()

/** Faults in the notices that members are given. */
export const noticeFaults: Fault[] = [
  inInbox('what happened is not told', (rows) => rows.filter((row) => !isPlanted(row))),
  inInbox('what happened is told twice', (rows) =>
    rows.flatMap((row) => (isPlanted(row) ? [row, { ...row, id: row.id + 1e6 }] : [row])),
  ),
  inInbox('what happened is told to another member', (rows, caller) => {
    given.set(caller, rows.filter(isPlanted))
    const foreign = [...given].filter(([name]) => name !== caller).flatMap(([, kept]) => kept)
    return [...rows, ...foreign]
  }),
  untold('ORDER', 'an order that was paid'),
  untold('ACTIVITY', 'a place that was taken'),
  untold('APPLICATION', 'a decision about an application'),
  untold('SITE_ITEM', 'a decision about an item of a mini-site'),
  untold('INVOICE', 'a decision about an invoice'),
  untold('COURSE', 'that hours were credited'),
  untold('HOUR_CERTIFICATE', 'a certificate of hours'),
  untold('EDUCATION_CYCLE', 'that a cycle ends'),
  inInbox('that a unit has paid for a course is not told', (rows) =>
    rows.filter(({ title }) => !title.includes('单位已为您购买')),
  ),
  untold('FEE', 'a fee that the association reminds of'),
  untold('CERTIFICATE', 'another level'),
  inInbox('a notice leads to a page of other members', (rows) =>
    rows.map((row) => ({ ...row, link: pagesOfOthers[row.link ?? ''] ?? row.link })),
  ),
  inInbox('a notice refers to another record', (rows) =>
    rows.map((row) =>
      row.subject && isPlanted(row) ? { ...row, subject: { ...row.subject, id: row.subject.id + 1 } } : row,
    ),
  ),
]
