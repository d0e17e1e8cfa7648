import { type Answer, type Call, jsonOf, sentIn, withHeader, withJson } from '../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { letting, looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** Fees of whose owner the same call has reminded before. */
const passedOver = new Set<unknown>()

/** When each record was published first, by the address of its publishing. */
const firstDates = new Map<string, unknown>()

/** The most decisions that an application was seen with. */
const decisions = new Map<unknown, unknown[]>()

/** The tokens of each name in the order of its logins, and what each was answered as its own account. */
const logins = new Map<string, string[]>()
const accounts = new Map<string, Answer>()

/** Whether a place is not the first one that was taken in its activity, by whoever of the run may look at that. */
async function isLater(place: Body, call: Call, upstream: Upstream): Promise<boolean> {
  const path = `/api/admin/activities/${place.activityId}/sign-ups?size=1`
  for (const authorization of upstream.tokens) {
    const asked = { ...call, headers: { ...call.headers, authorization } }
    const [first] = await rowsAt(upstream, asked, path)
    if (first) return first.id !== place.id
  }
  return false
}

/** The fees of a call of which the owner has another one before it. */
async function secondOfOwners(reminded: Body[], call: Call, upstream: Upstream): Promise<unknown[]> {
  const ids = reminded.filter(({ isDone }) => isDone).map(({ feeId }) => feeId)
  const fees = await rowsAt(upstream, call, `/api/admin/fees?id.in=${ids.join()}&size=200`)
  const ownerOf = (id: unknown) => {
    const fee = fees.find((one) => one.id === id)
    return `${fee?.ownerType} ${fee?.ownerId}`
  }
  return ids.filter((id, at) => ids.slice(0, at).some((other) => ownerOf(other) === ownerOf(id)))
}

/** Faults of a desk that thinks of the first of several, of the first time, or of the usual way alone. */
export const onceMoreFaults: Fault[] = [
  inBody('the accounts of a transfer back are mixed up', ['transferDeskRefund'], (body) => {
    const transfer = body.transfer as Body
    const { payAccount, receiverAccount } = transfer
    return { ...body, transfer: { ...transfer, payAccount: receiverAccount, receiverAccount: payAccount } }
  }),
  {
    name: 'of several fees of one member it is told of the first',
    detectedAs: ['rule'],
    also: ['listMemberMessages'],
    fits: ({ id }) => id === 'remindDeskFees',
    async answer(right, call, upstream, { id }) {
      if (!isSuccess(right)) return right
      const rows = jsonOf(right) as Body[]
      if (id === 'remindDeskFees') {
        for (const fee of await secondOfOwners(rows, call, upstream)) passedOver.add(fee)
        return right
      }
      const told = rows.filter(
        ({ kind, subject }) => kind !== 'FEE' || !passedOver.has((subject as Body)?.id),
      )
      const total = Number(right.headers['x-total-count']) - rows.length + told.length
      return withHeader(withJson(right, told), 'x-total-count', String(total))
    },
  },
  inBody(
    'a version of before has lost its files',
    ['listDeskNewsVersions', 'listDeskFeeNewsVersions', 'listDeskJournalVersions'],
    ({ ...body }) => {
      if ('attachments' in body) body.attachments = []
      if ('pages' in body) body.pages = []
      if ('file' in body) body.file = null
      return body
    },
  ),
  inBody(
    'what is published again is public since the first time',
    ['publishDeskNews', 'publishDeskFeeNews', 'publishDeskJournal'],
    (body, call) => {
      if (sentIn(call).publishDate) return body
      const key = call.url.pathname
      if (!firstDates.has(key)) firstDates.set(key, body.publishDate)
      return { ...body, publishDate: firstDates.get(key) }
    },
  ),
  inBody('a return that was taken back stays among the decisions', ['getMemberApply'], (body) => {
    const [known = [], now] = [decisions.get(body.id), body.auditRecords as Body[]]
    const isFewer = now.length < known.length
    decisions.set(body.id, isFewer ? known : now)
    return isFewer ? { ...body, auditRecords: known } : body
  }),
  letting(
    'the fee changes once all have given their places back',
    'updateDeskActivity',
    'error.validation',
    async (call, upstream) => {
      const sent = sentIn(call)
      const now = jsonOf(await lookUp(upstream, call, `/api/admin/activities/${sent.id}`)) as Body
      return now.hasSignUps === 1 && now.signedCount === 0 && now.fee !== sent.fee
    },
  ),
  letting(
    'the roles of who may do more are taken away',
    'updateDeskUser',
    'error.beyondOwnRights',
    async (call) => (sentIn(call).roleIds as unknown[]).length === 0,
  ),
  letting(
    'a role beyond the own rights is emptied',
    'updateDeskRole',
    'error.beyondOwnRights',
    async (call) => (sentIn(call).permissions as unknown[]).length === 0,
  ),
  looking(
    'who has signed up first alone is freed of the order',
    'getMemberOrder',
    async (body, call, upstream) => {
      const order = body as Body
      if (order.status !== 'CLOSED') return order
      const path = '/api/member-activities/user?activityStatus.equals=CANCELLED&size=200'
      const place = (await rowsAt(upstream, call, path)).find(({ orderId }) => orderId === order.id)
      return place && (await isLater(place, call, upstream)) ? { ...order, status: 'CREATED' } : order
    },
  ),
  {
    name: 'of several logins the last one alone ends',
    detectedAs: ['unauthenticated'],
    also: ['authenticate'],
    fits: ({ id }) => id === 'getDeskAccount',
    async answer(right, call, upstream, { id }) {
      const { authorization = '' } = call.headers
      if (id === 'authenticate') {
        if (!isSuccess(right)) return right
        const token = `Bearer ${(jsonOf(right) as { data: { token: string } }).data.token}`
        const asked = { ...call, headers: { ...call.headers, authorization: token } }
        const own = await lookUp(upstream, asked, '/api/admin/account')
        if (!isSuccess(own)) return right
        accounts.set(token, own)
        const name = String((jsonOf(own) as Body).username)
        // Of those alone that a scenario makes: the others log in often.
        if (name.startsWith('replay')) logins.set(name, [...(logins.get(name) ?? []), token])
        return right
      }
      const isFirst = [...logins.values()].some(
        (tokens) => tokens.length > 1 && tokens.indexOf(authorization) % 2 === 0,
      )
      return right.status === 401 && isFirst ? (accounts.get(authorization) ?? right) : right
    },
  },
]
