import { isRecord } from '../../../../../shared/is-record.ts'
import { parseJson } from '../../../../../shared/json/parse-json.ts'
import { day } from '../../../../run/china-time.ts'
import { type Answer, type Call, jsonOf, sentIn, withProblem, withQuery } from '../../../answer.ts'
import { type Fault, granted, isSuccess, type Upstream } from '../../../fault.ts'
import { by, granting } from '../../gaps.ts'
import { inBody } from '../../states.ts'
import { looking, lookUp } from '../lessons.ts'

type Body = Record<string, unknown>

/** The longest that a list has been, by who asked for what. */
const longest = new Map<string, Answer>()

/** A list of a member that goes on showing what was taken back. */
const keeping = (name: string, operation: string): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === operation,
  answer(right, { url, headers }) {
    // Only the whole list: what of it is filtered loses rows by other reasons.
    if (!isSuccess(right) || url.search !== '?size=2000') return right
    const key = `${operation} ${headers.authorization}`
    const before = longest.get(key)
    const [now, then] = [right, before ?? right].map((answer) => (jsonOf(answer) as Body[]).length)
    if (before && Number(now) < Number(then)) return before
    longest.set(key, right)
    return right
  },
})

const ofChange = [
  'error.concurrencyFailure',
  'error.newsChanged',
  'error.courseChanged',
  'error.activityChanged',
]

/** What the analysis says of a period without its last day: nothing, where that is the only one. */
async function withoutLastDay(body: unknown, call: Call, { ask }: Upstream): Promise<unknown> {
  const { from, to, figures } = body as { from: string; to: string; figures: Body[] }
  if (from === to) return { ...(body as Body), figures: figures.map((one) => ({ ...one, value: 0 })) }
  const before = new Date(Date.parse(to) - day).toISOString().slice(0, 10)
  const other = jsonOf(await ask(withQuery(call, (query) => query.set('to', before)))) as {
    figures: Body[]
  }
  const shorter = figures.map((one, at) => ({ ...one, value: other.figures[at]?.value }))
  return { ...(body as Body), figures: shorter }
}

/** A change of the own account that is refused although it is none of the own rights. */
const refusingOwn = (name: string, isMeant: (sent: Body) => boolean): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'updateDeskUser',
  async answer(right, call, upstream) {
    const sent = sentIn(call)
    if (!isSuccess(right) || !isMeant(sent)) return right
    const own = jsonOf(await lookUp(upstream, call, '/api/admin/account')) as Body
    return own.id === sent.id ? withProblem(right, 409, 'error.ownRights') : right
  },
})

/** Faults in what the staff write, see and decide. */
export const clerkFaults: Fault[] = [
  looking('the last day of a period is not counted', 'getDeskAnalysis', withoutLastDay),
  granting('an account is changed on an old version', ['updateDeskUser'], by('error.concurrencyFailure')),
  refusingOwn('nothing of the own account is changed', () => true),
  refusingOwn('the phone of the own account is not changed', ({ phone }) => phone !== null),
  granting(
    'something is published on an old version',
    [
      'publishDeskNews',
      'publishDeskFeeNews',
      'publishDeskJournal',
      'publishDeskActivity',
      'publishDeskCourse',
    ],
    ({ message }) => ofChange.includes(String(message)),
  ),
  {
    name: 'a PUT at the desk refuses what only is read',
    detectedAs: ['refused'],
    fits: ({ id }) => ['updateDeskNews', 'updateDeskCourse'].includes(id),
    answer(right, { body }) {
      const sent = parseJson(body.toString('utf8'))
      const isWhole = isRecord(sent) && 'createdDate' in sent
      const fieldErrors = [{ objectName: 'body', field: 'createdDate', message: 'Unknown' }]
      return isSuccess(right) && isWhole
        ? withProblem(right, 400, 'error.validation', { fieldErrors })
        : right
    },
  },
  {
    name: 'who neither gives nor makes roles is not told the own ones',
    detectedAs: ['role', 'rule'],
    fits: ({ id }) => id === 'listDeskRoles',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const users = await lookUp(upstream, call, '/api/admin/users?size=1')
      return users.status === 403 ? withProblem(right, 403, 'error.http.403') : right
    },
  },
  {
    name: 'a review is shown to all of the staff',
    detectedAs: ['role'],
    fits: ({ id }) => ['getDeskReview', 'decideDeskReview', 'undoDeskReview'].includes(id),
    async answer(right, call, upstream, operation) {
      if (right.status !== 403) return right
      const { status } = await lookUp(upstream, call, '/api/admin/account')
      return status === 200 ? granted(right, operation) : right
    },
  },
  granting(
    'what a channel took goes back by a transfer as well',
    ['transferDeskRefund'],
    by('error.refundNotByTransfer'),
  ),
  inBody(
    'the desk is told what pays an order',
    ['listDeskOrders'],
    (body) =>
      body.status === 'CREATED' ? { ...body, codeUrl: 'weixin://wxpay/bizpayurl?pr=7hGd0Kq' } : body,
    ['type'],
  ),
  {
    name: 'one fee that there is not keeps everybody from being reminded',
    detectedAs: ['rule', 'refused', 'status'],
    fits: ({ id }) => id === 'remindDeskFees',
    answer: (right) =>
      isSuccess(right) && (jsonOf(right) as Body[]).some(({ reason }) => reason === 'UNKNOWN')
        ? withProblem(right, 404, 'error.http.404')
        : right,
  },
  keeping('the fee of an approval that was taken back stays', 'listMemberFees'),
  keeping('the notice of an approval that was taken back stays', 'listMemberMessages'),
]
