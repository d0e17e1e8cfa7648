import { type Call, jsonOf, withHeader, withJson } from '../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../fault.ts'

interface Row {
  id: number
  subject: { kind: string; id: number } | null
  title: string
  link: string | null
}

const plantedKinds = ['ORDER', 'INVITATION', 'ACTIVITY', 'COURSE', 'HOUR_CERTIFICATE']

const isPlanted = ({ subject }: Row): boolean => plantedKinds.includes(subject?.kind ?? '')

/** A fault in what a member is told. */
const inInbox = (
  name: string,
  change: (rows: Row[], call: Call, upstream: Upstream) => Row[] | Promise<Row[]>,
): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'listMemberMessages',
  async answer(right, call, upstream) {
    if (!isSuccess(right)) return right
    const rows = jsonOf(right) as Row[]
    // A backend that tells it wrongly counts what it tells.
    if (right.headers['x-total-count'] !== String(rows.length)) return right
    const wrong = await change(rows, call, upstream)
    return withHeader(withJson(right, wrong), 'x-total-count', String(wrong.length))
  },
})

/** One kind of notice that is never written, whoever should have it. */
const untold = (kind: string, what: string): Fault =>
  inInbox(`${what} is not told`, (rows) => rows.filter(({ subject }) => subject?.kind !== kind))

/** The notices of a caller, whatever the query asks for. */
async function allOf(call: Call, upstream: Upstream): Promise<Row[]> {
  const url = new URL(`${call.url.pathname}?size=2000`, call.url)
  return jsonOf(await upstream.ask({ ...call, url })) as Row[]
}

/** What is told of certificates, with one more notice for each change that was approved. */
async function withNoticeOfEachChange(rows: Row[], call: Call, upstream: Upstream): Promise<Row[]> {
  const known = rows.find(({ subject }) => subject?.kind === 'CERTIFICATE')
  if (!known) return rows
  const changes = (await allOf(call, upstream)).filter(({ title }) => title.startsWith('变更申请已通过'))
  return [...rows, ...changes.map(({ id }) => ({ ...known, id: id + 1e6 }))]
}

/** The notices without those that a cycle ends, where the caller is no member. */
async function toldToMembers(rows: Row[], call: Call, upstream: Upstream): Promise<Row[]> {
  const url = new URL(call.url.pathname.replace('member-messages', 'member/current'), call.url)
  const { membershipStatus } = jsonOf(await upstream.ask({ ...call, url })) as { membershipStatus: string }
  return membershipStatus === 'APPLYING'
    ? rows.filter(({ subject }) => subject?.kind !== 'EDUCATION_CYCLE')
    : rows
}

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
  inInbox('what happened is told to another member', (rows, { headers: { authorization: caller = '' } }) => {
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
  inInbox('who studies without a membership is not told that a cycle ends', toldToMembers),
  untold('CERTIFICATE', 'another level'),
  inInbox('that a certificate was made is not told', (rows) =>
    rows.filter(({ title }) => title !== '会员证书已生成'),
  ),
  inInbox('each change is told to have made a certificate', withNoticeOfEachChange),
  inInbox('a notice leads to a page of other members', (rows) =>
    rows.map((row) => ({ ...row, link: pagesOfOthers[row.link ?? ''] ?? row.link })),
  ),
  inInbox('a notice refers to another record', (rows) =>
    rows.map((row) =>
      row.subject && isPlanted(row) ? { ...row, subject: { ...row.subject, id: row.subject.id + 1 } } : row,
    ),
  ),
]
