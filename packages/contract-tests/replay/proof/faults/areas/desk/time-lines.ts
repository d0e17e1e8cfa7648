import { type Answer, jsonOf, withHeader, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { looking, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

const withRows = (right: Answer, rows: Body[]): Answer =>
  withHeader(withJson(right, rows), 'x-total-count', String(rows.length))

/** A time line of other events, wherever it is told. */
const timeLine = (name: string, change: (events: Body[], member: Body) => Body[]): Fault => ({
  ...inBody(name, ['getDeskMember'], (body) => ({ ...body, events: change(body.events as Body[], body) })),
  also: ['changeDeskMemberLevel'],
})

const without = (kind: string): Fault =>
  timeLine(`no time line tells of ${kind}`, (events) => events.filter((one) => one.kind !== kind))

/** Faults in what the desk is told at a glance: a time line, a figure, a line of the log. */
export const timeLineFaults: Fault[] = [
  ...['JOINED', 'CERTIFICATE', 'DESK'].map(without),
  timeLine('a person was never invited', (events, { ownerType }) =>
    events.filter(({ kind }) => kind !== 'INVITATION' || ownerType === 'UNIT'),
  ),
  timeLine('no time line tells of a refund', (events) =>
    events.filter(
      ({ kind, status }) => kind !== 'ORDER' || !['PENDING', 'APPROVED', 'REJECTED'].includes(String(status)),
    ),
  ),
  timeLine('an order is worth nothing on a time line', (events) =>
    events.map((one) => (one.kind === 'ORDER' ? { ...one, amount: null } : one)),
  ),
  timeLine('a course is called by its kind on a time line', (events) =>
    events.map((one) => (one.kind === 'COURSE' ? { ...one, title: one.kind } : one)),
  ),
  looking('the log calls a record what it is called now', 'listDeskLog', async (body, call, upstream) => {
    const news = await rowsAt(upstream, call, '/api/admin/news?size=2000')
    const now = new Map(news.map(({ id, title }) => [id, title]))
    return (body as Body[]).map((row) =>
      row.subjectKind === 'NEWS' && now.has(row.subjectId)
        ? { ...row, subjectName: now.get(row.subjectId) }
        : row,
    )
  }),
  {
    name: 'the permissions stand by their names',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskPermissions',
    answer: (right) =>
      isSuccess(right)
        ? withJson(
            right,
            (jsonOf(right) as Body[]).toSorted((a, b) => (String(a.name) < String(b.name) ? -1 : 1)),
          )
        : right,
  },
  looking('the latest news are announced last', 'getDeskWorkplace', async (body, call, upstream) => {
    const [first] = (body as { announcements: Body[] }).announcements
    const [article] = await rowsAt(upstream, call, `/api/public/info-news-list?id.equals=${first?.id}`)
    const column = `infoDictsId.equals=${article?.infoDictsId}&sort=publishDate,desc&size=4`
    const older = (await rowsAt(upstream, call, `/api/public/info-news-list?${column}`)).slice(1)
    return {
      ...(body as Body),
      announcements: older.map(({ id, title, publishDate }) => ({ id, title, publishDate })),
    }
  }),
  {
    name: 'a transfer is at the desk once its proof is',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskTransfers',
    answer(right, { url }) {
      // Only where all rows are on the page, so that the total can be told.
      if (!isSuccess(right) || !url.searchParams.has('id.equals')) return right
      const rows = (jsonOf(right) as Body[]).filter(({ handedInTime }) => handedInTime !== null)
      return withRows(right, rows)
    },
  },
  inBody('what was paid by a transfer is owed on', ['getMemberFee'], (body) =>
    body.status === 'PAID' ? { ...body, status: 'PAYING', payDate: null } : body,
  ),
  inBody('the codes of a day are those of an hour', ['getDeskMonitor'], (body) => {
    const codes = body.codes as Body
    return { ...body, codes: { ...codes, lastHour: codes.lastDay } }
  }),
  inBody('no code is anybody’s', ['getDeskMonitor'], (body) => ({
    ...body,
    sentCodes: (body.sentCodes as Body[]).map((one) => ({ ...one, account: null })),
  })),
  inBody('nothing was given back of an order at the desk', ['getDeskOrder'], (body) => ({
    ...body,
    returnedPayments: [],
  })),
  {
    name: 'who makes roles and gives none is told the own ones',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskRoles',
    async answer(right, call, upstream) {
      const rows = isSuccess(right) ? (jsonOf(right) as Body[]) : []
      const isGiver = (await rowsAt(upstream, call, '/api/admin/users?size=1')).length > 0
      return isGiver || rows.length < 2 ? right : withRows(right, rows.slice(0, 1))
    },
  },
]
