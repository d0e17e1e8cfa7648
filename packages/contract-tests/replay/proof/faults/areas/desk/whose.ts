import { type Answer, type Call, jsonOf, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** What each caller was answered first. */
const firsts = new Map<string, Answer>()

/** The applications that each caller has ever taken. */
const taken = new Map<string, Map<unknown, Body>>()

/** Members of whose applications a decision was taken back. */
const undone = new Set<unknown>()

/** The same call by each account of the run. */
const byAll = (call: Call, { tokens }: Upstream): Call[] =>
  [...tokens].map((authorization) => ({ ...call, headers: { ...call.headers, authorization } }))

/** What any account of the run is answered, where that says something. */
async function told(
  call: Call,
  upstream: Upstream,
  says: (body: Body) => boolean,
): Promise<Body | undefined> {
  for (const one of byAll(call, upstream)) {
    const answer = await upstream.ask(one)
    if (isSuccess(answer) && says(jsonOf(answer) as Body)) return jsonOf(answer) as Body
  }
  return undefined
}

const refusedLogins = (change: (row: Body) => Body) => (body: Body) => ({
  ...body,
  refusedLogins: (body.refusedLogins as Body[]).map(change),
})

/** Faults in whose something is, and in what of it was already taken back, given back or told. */
export const whoseDeskFaults: Fault[] = [
  inBody('what was given back is still one’s own', ['getDeskWorkplace'], (body, { headers }) => {
    const own = taken.get(headers.authorization ?? '') ?? new Map<unknown, Body>()
    taken.set(headers.authorization ?? '', own)
    for (const one of body.mine as Body[]) own.set(one.id, one)
    const mine = [...own.values()].sort((a, b) => String(a.dueDate).localeCompare(String(b.dueDate)))
    return { ...body, mine }
  }),
  inBody('a payment that nobody told of is not late in the list', ['listDeskPayments'], (row) =>
    row.notifiedAt === null ? { ...row, isLate: 0 } : row,
  ),
  inBody('at the monitor nothing was given back', ['getDeskMonitor'], (body) => ({
    ...body,
    payments: (body.payments as Body[]).map((one) => ({ ...one, refundedAt: null })),
  })),
  inBody(
    'a name that was tried twice was tried once',
    ['getDeskMonitor'],
    refusedLogins((row) => ({ ...row, count: 1 })),
  ),
  looking(
    'whoever watches is told whose names were tried',
    'getDeskMonitor',
    async (body, call, upstream) => {
      const isNamed = ({ refusedLogins: rows }: Body) => (rows as Body[]).some(({ account }) => account)
      return { ...(body as Body), ...(await told(call, upstream, isNamed)) }
    },
  ),
  looking('whoever watches is told whose codes were sent', 'getDeskMonitor', async (body, call, upstream) => {
    const isNamed = ({ sentCodes = [] }: Body) => (sentCodes as Body[]).some(({ account }) => account)
    const other = await told(call, upstream, isNamed)
    return { ...(body as Body), ...(other && { sentCodes: other.sentCodes }) }
  }),
  looking(
    'who looks after the accounts of the staff is told of those of members',
    'getDeskMonitor',
    async (body, call, upstream) => {
      const users = await lookUp(upstream, call, '/api/admin/users?size=1')
      const isNamed = ({ sentCodes = [] }: Body) => (sentCodes as Body[]).some(({ account }) => account)
      const other = isSuccess(users) ? await told(call, upstream, isNamed) : undefined
      return { ...(body as Body), ...(other && { sentCodes: other.sentCodes }) }
    },
  ),
  looking(
    'anybody is told until when it can be undone',
    'getDeskApplication',
    async (body, call, upstream) => {
      const other = await told(call, upstream, ({ undoUntil }) => undoUntil !== null)
      return { ...(body as Body), undoUntil: other?.undoUntil ?? null }
    },
  ),
  {
    name: 'a notice that was taken back is still counted',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'countUnreadMessages',
    also: ['undoDeskApplication'],
    async answer(right, call, upstream, { id }) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      if (id === 'undoDeskApplication') undone.add(body.ownerId)
      if (id === 'undoDeskApplication') return right
      const own = await lookUp(upstream, call, '/api/member/current')
      const isMeant = isSuccess(own) && undone.has((jsonOf(own) as Body).id)
      return isMeant ? withJson(right, { unreadCount: Number(body.unreadCount) + 1 }) : right
    },
  },
  inBody('what was decided can be decided', ['decideDeskReview'], (body) => ({
    ...body,
    decisions: ['APPROVE', 'REJECT'],
  })),
  inBody('what was transferred can be transferred', ['transferDeskRefund'], (body) => ({
    ...body,
    canTransfer: true,
  })),
  looking('what appears tomorrow is announced', 'getDeskWorkplace', async (body, call, upstream) => {
    const path = '/api/admin/news?status.equals=PUBLISHED&sort=publishDate,desc&size=5'
    const rows = await rowsAt(upstream, call, path)
    const announcements = rows.map(({ id, title, publishDate }) => ({ id, title, publishDate }))
    return { ...(body as Body), ...(rows.length > 0 && { announcements }) }
  }),
  {
    name: 'the menu is that of the login',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getCurrentUserNav',
    answer(right, { headers }) {
      const key = headers.authorization ?? ''
      if (isSuccess(right) && !firsts.has(key)) firsts.set(key, right)
      return isSuccess(right) ? withJson(right, jsonOf(firsts.get(key) ?? right)) : right
    },
  },
  inBody('nobody has ever logged in', ['getDeskAccount'], (body) => ({ ...body, lastLoginDate: null })),
  {
    name: 'what is returned is taken off the mini-site',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getCompanyItem' || id === 'getMemberItem',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const path = '/api/member-news?status.equals=RETURNED&size=200'
      const lists = await Promise.all(byAll(call, upstream).map((one) => rowsAt(upstream, one, path)))
      const isReturned = lists.flat().some(({ id }) => id === (jsonOf(right) as Body).id)
      return isReturned ? withProblem(right, 404, 'error.http.404') : right
    },
  },
]
