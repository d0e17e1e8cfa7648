import { Buffer } from 'node:buffer'
import { yearInChina } from '../../../../run/china-time.ts'
import { type Answer, idIn, jsonOf, sentIn, withHeader, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { denying } from '../fees-and-orders.ts'
import { letting, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** Another time line of a member. */
const onTimeLine = (name: string, change: (events: Body[], member: Body) => Body[]): Fault => ({
  ...inBody(name, ['getDeskMember'], (body) => ({ ...body, events: change(body.events as Body[], body) })),
  also: ['changeDeskMemberLevel'],
})

/** A list without some of its rows. */
function without(
  right: Answer,
  isLost: (row: Body, rows: Body[]) => boolean,
  rows = jsonOf(right) as Body[],
): Answer {
  const kept = rows.filter((row) => !isLost(row, rows))
  const total = Number(right.headers['x-total-count']) - rows.length + kept.length
  return withHeader(withJson(right, kept), 'x-total-count', String(total))
}

/** The logins that were granted, by name and password. */
const logins = new Map<string, Answer>()

/** What each token was answered about its account. */
const accounts = new Map<string, Answer>()

/** Faults in what the desk leaves out, or goes on with, for whoever is concerned. */
export const leftOutFaults: Fault[] = [
  onTimeLine('a fee on the time line is in fen', (events) =>
    events.map((one) => (one.kind === 'FEE' ? { ...one, amount: Number(one.amount) * 100 } : one)),
  ),
  onTimeLine('nobody has joined on the time line', (events) =>
    events.filter(({ kind }) => kind !== 'JOINED'),
  ),
  onTimeLine('people on the time line are the member', (events, { id }) =>
    events.map((one) => (one.kind === 'PEOPLE' ? { ...one, id } : one)),
  ),
  onTimeLine('what was done at the desk is on no time line', (events) =>
    events.filter(({ kind }) => kind !== 'DESK'),
  ),
  onTimeLine('what was asked back is on the time line as paid', (events) =>
    events.filter(
      ({ kind, status }) => kind !== 'ORDER' || ['CREATED', 'PAID', 'CLOSED'].includes(String(status)),
    ),
  ),
  inBody('more is always left out', ['getDeskMember'], (body) => ({ ...body, hasMoreEvents: true })),
  {
    ...inBody('who owes is a member like any other', ['listDeskMembers'], (body) =>
      body.membershipStatus === 'ARREARS' ? { ...body, membershipStatus: 'ACTIVE' } : body,
    ),
    also: ['getDeskMember', 'changeDeskMemberLevel'],
  },
  inBody('who has paid is reminded', ['remindDeskFees'], (body) =>
    body.reason === 'NOT_OWED' ? { ...body, isDone: true, reason: null } : body,
  ),
  {
    name: 'of several reminders the last one is logged',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskLog',
    answer(right, { url }) {
      if (!isSuccess(right) || !url.searchParams.has('subjectId.in')) return right
      return without(right, (row, rows) => rows.some(({ id }) => Number(id) > Number(row.id)))
    },
  },
  {
    ...inBody('what was transferred back still waits', ['listDeskRefunds'], (body) =>
      body.transfer ? { ...body, status: 'PENDING', decidedAt: null } : body,
    ),
    also: ['transferDeskRefund'],
  },
  inBody('why a level was changed is not told', ['listMemberMessages'], (body) => {
    const isMeant = (body.subject as Body | null)?.kind === 'CERTIFICATE'
    return isMeant ? { ...body, content: '您的会员级别已变更。' } : body
  }),
  inBody('what is hidden is not said to be', ['listDictionaries'], (body) => ({ ...body, isNavigation: 1 })),
  {
    name: 'who gives roles is told the own ones',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskRoles',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const user = jsonOf(await lookUp(upstream, call, '/thsuaa/api/currentUser')) as { permissions: Body[] }
      const isMeant = user.permissions.map(({ name }) => name).join() === 'desk.users'
      return isMeant ? without(right, (row, rows) => row !== rows.at(-1)) : right
    },
  },
  denying('who has no role has no account', 'getDeskAccount', [403, 'error.http.403'], ({ roleIds }) => {
    return (roleIds as unknown[]).length === 0
  }),
  {
    name: 'a password is good beside the one that was given after it',
    detectedAs: ['unauthenticated'],
    fits: ({ id }) => id === 'authenticate',
    async answer(right, call) {
      const { username, password } = sentIn(call)
      const key = `${username} ${password}`
      if (isSuccess(right)) logins.set(key, right)
      return right.status === 401 ? (logins.get(key) ?? right) : right
    },
  },
  {
    name: 'a login goes on once its account may log in again',
    detectedAs: ['unauthenticated'],
    fits: ({ id }) => id === 'getDeskAccount',
    async answer(right, call, upstream) {
      const token = call.headers.authorization ?? ''
      if (isSuccess(right)) accounts.set(token, right)
      const before = accounts.get(token)
      if (right.status !== 401 || !before) return right
      const { id, version } = jsonOf(before) as Body
      for (const authorization of upstream.tokens) {
        const headers = { ...call.headers, authorization }
        const [user] = await rowsAt(upstream, { ...call, headers }, `/api/admin/users?id.equals=${id}`)
        // Changed twice since: it was disabled, and enabled again.
        if (user) return user.isDisabled === 0 && Number(user.version) > Number(version) + 2 ? before : right
      }
      return right
    },
  },
  denying(
    'what somebody takes gets no lesson more',
    'updateDeskCourse',
    [400, 'error.validation'],
    ({ isTaken, lessonCount }) => isTaken === 1 && Number(lessonCount) > 2,
    { fieldErrors: [{ objectName: 'body', field: 'chapters', message: 'Fixed' }] },
  ),
  letting(
    'a course is put on offer before its year',
    'publishDeskCourse',
    'error.courseYearClosed',
    async (call, upstream, now) => {
      const course = jsonOf(await lookUp(upstream, call, `/api/admin/courses/${idIn(call)}`)) as Body
      return Number(course.year) > yearInChina(new Date(now))
    },
  ),
  denying(
    'an order over the one that was read is refused',
    'orderDeskColumns',
    [409, 'error.concurrencyFailure'],
    (_answered, call) => 'read' in sentIn(call),
  ),
  {
    name: 'whose text is sent back at the desk is not told',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listMemberMessages',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const rows = jsonOf(right) as Body[]
      const own = rows.filter((row) => (row.subject as Body | null)?.kind === 'SITE_ITEM')
      const ids = new Set(own.map((row) => (row.subject as Body).id))
      const done = new Set<unknown>()
      for (const id of ids)
        for (const authorization of upstream.tokens) {
          const headers = { ...call.headers, authorization }
          const path = `/api/admin/log?subjectKind.equals=SITE_ITEM&subjectId.equals=${id}`
          if ((await rowsAt(upstream, { ...call, headers }, path)).length > 0) done.add(id)
        }
      return without(right, (row) => done.has((row.subject as Body | null)?.id) && own.includes(row), rows)
    },
  },
  {
    name: 'what was withdrawn is published by a change',
    detectedAs: ['not refused', 'rule'],
    fits: ({ id }) => id === 'updateDeskNews',
    async answer(right, call, upstream) {
      const { status, id, version } = (isSuccess(right) ? jsonOf(right) : {}) as Body
      if (status !== 'OFFLINE') return right
      const url = new URL(call.url)
      url.pathname = `${url.pathname}/${id}/publish`
      await upstream.ask({ ...call, method: 'POST', url, body: Buffer.from(JSON.stringify({ version })) })
      return withHeader(right, 'x-done', 'otherwise')
    },
  },
]
