import { jsonOf, sentIn, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { denying } from '../fees-and-orders.ts'
import { lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** When each account was told first that it had used a benefit. */
const firstUses = new Map<string, unknown>()

/** When each account has read all of its notices. */
const readings = new Map<string, string>()

/** What each account was last told to be unread, and what a reading of all has left of it. */
const unread = new Map<string, number>()
const older = new Map<string, number>()

/** The last vote on each answer, whoever gave it. */
const votes = new Map<unknown, unknown>()

/** Account names of units that have just registered. */
const registered = new Set<string>()

const open = 'DRAFT,SUBMITTED,REVIEWING,RETURNED,PENDING_PAYMENT'

/** Faults in what is one member's, and of one kind. */
export const oneMemberFaults: Fault[] = [
  denying(
    'who applies for the membership orders no course',
    'payCourseByWeixin',
    [403, 'error.http.403'],
    async (_answered, call, upstream) => {
      const { membershipStatus } = jsonOf(await lookUp(upstream, call, '/api/member/current')) as Body
      return membershipStatus === 'APPLYING'
    },
  ),
  {
    name: 'an application of any kind is in the way of another one',
    detectedAs: ['problem', 'refused'],
    fits: ({ id }) => id === 'createMemberApply',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const made = jsonOf(right) as Body
      const rows = await rowsAt(upstream, call, `/api/member-applies/user?status.in=${open}&size=100`)
      const other = rows.find(({ id }) => id !== made.id)
      if (!other) return right
      const url = new URL(call.url)
      url.pathname += `/${made.id}`
      await upstream.ask({ ...call, method: 'DELETE', url, body: call.body.subarray(0, 0) })
      const params = { id: other.id, applyNo: other.applyNo }
      return withProblem(right, 409, 'error.applicationOpen', { params })
    },
  },
  {
    name: 'a benefit was used last when it was used first',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listBenefitUses',
    answer(right, { headers }) {
      if (!isSuccess(right)) return right
      const rows = (jsonOf(right) as Body[]).map((row) => {
        const key = `${headers.authorization} ${row.benefitId}`
        if (row.lastUsedDate !== null) firstUses.set(key, firstUses.get(key) ?? row.lastUsedDate)
        return row.lastUsedDate === null ? row : { ...row, lastUsedDate: firstUses.get(key) }
      })
      return withJson(right, rows)
    },
  },
  {
    name: 'what was read is read anew with all others',
    detectedAs: ['rule'],
    also: ['listMemberMessages'],
    fits: ({ id }) => id === 'readAllMessages',
    answer(right, { headers }, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const token = headers.authorization ?? ''
      if (id === 'readAllMessages') readings.set(token, new Date(right.headers.date ?? '').toISOString())
      const time = readings.get(token)
      if (id === 'readAllMessages' || time === undefined) return right
      const rows = (jsonOf(right) as Body[]).map((row) =>
        row.isRead === 1 && String(row.readDate) < time ? { ...row, readDate: time } : row,
      )
      return withJson(right, rows)
    },
  },
  {
    name: 'reading all notices reads the latest twenty',
    detectedAs: ['rule'],
    also: ['countUnreadMessages'],
    fits: ({ id }) => id === 'readAllMessages',
    answer(right, { headers }, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const token = headers.authorization ?? ''
      const { unreadCount } = jsonOf(right) as { unreadCount: number }
      if (id === 'countUnreadMessages') unread.set(token, unreadCount + (older.get(token) ?? 0))
      else older.set(token, Math.max(0, (unread.get(token) ?? 0) - 20))
      return older.has(token)
        ? withJson(right, { unreadCount: unreadCount + (older.get(token) ?? 0) })
        : right
    },
  },
  {
    name: 'a vote is everybody’s',
    detectedAs: ['rule'],
    also: ['voteOnHelp'],
    fits: ({ id }) => id === 'getHelpVote',
    answer(right, _call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      if (id === 'voteOnHelp') votes.set(body.articleId, body.isHelpful)
      return votes.has(body.articleId)
        ? withJson(right, { ...body, isHelpful: votes.get(body.articleId) })
        : right
    },
  },
  {
    name: 'a unit that has just registered is not known by its name',
    detectedAs: ['refused'],
    also: ['registerMember'],
    fits: ({ id }) => id === 'authenticate',
    answer(right, call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const name = String(sentIn(call).username).toLowerCase()
      if (id === 'registerMember') registered.add(name)
      return id === 'authenticate' && registered.has(name)
        ? withProblem(right, 401, 'error.badCredentials')
        : right
    },
  },
]
