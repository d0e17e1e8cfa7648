import { type Answer, jsonOf, sentIn, withHeader, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { denying } from '../fees-and-orders.ts'
import { looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** The address of each unit's mini-site, once it was shown. */
const addresses = new Map<unknown, unknown>()

/** The answer without a body, as if the call had been granted. */
const done = (right: Answer): Answer => ({ ...right, status: 204, body: right.body.subarray(0, 0) })

/** Faults in whose something is, by what it is known, and what stands beside it. */
export const whoseFaults: Fault[] = [
  inBody('who has just registered has a draft', ['getMemberSummary'], (body) =>
    body.state === 'NEW' ? { ...body, state: 'DRAFT' } : body,
  ),
  denying(
    'a password is not forgotten by a credit code',
    'resetPassword',
    [400, 'error.phoneCode'],
    (_answer, call) => /^[0-9A-Z]{18}$/.test(String(sentIn(call).username)),
  ),
  inBody('every login is of Chrome', ['listMemberLogins'], (body) => ({ ...body, browser: 'Chrome' })),
  inBody('a unit leads to the site that it hides', ['listCompanies'], (body) => {
    const domainId = body.domainId ?? addresses.get(body.id) ?? null
    addresses.set(body.id, domainId)
    return { ...body, domainId }
  }),
  {
    name: 'items of two kinds stand in one order',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'orderItems',
    answer: (right) => (right.status === 400 ? done(right) : right),
  },
  looking('the receipt of a course bears its id', 'getOrderReceipts', async (body, call, upstream) => {
    const id = call.url.pathname.split('/').at(-1)
    const order = jsonOf(await lookUp(upstream, call, `/api/member-order-detail/${id}`)) as Body
    const [line] = order.details as Body[]
    return (body as Body[]).map((receipt) =>
      line?.itemType === 'COURSE' ? { ...receipt, certNo: String(line.itemId) } : receipt,
    )
  }),
  {
    name: 'who may not pay a fee is told the own name',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'payByWeixin',
    async answer(right, call, upstream) {
      const body = right.status === 409 ? (jsonOf(right) as Body) : {}
      if (body.message !== 'error.feeOnBehalf') return right
      const { name } = jsonOf(await lookUp(upstream, call, '/api/member/current')) as Body
      return withJson(right, { ...body, params: { payerName: name } })
    },
  },
  {
    name: 'a person sees who else belongs to the unit',
    detectedAs: ['rule', 'foreign'],
    fits: ({ id }) => id === 'listUnitPeople',
    async answer(right, call, upstream) {
      const [own, ...others] = isSuccess(right) ? (jsonOf(right) as Body[]) : []
      if (!own || others.length > 0) return right
      const { role } = jsonOf(await lookUp(upstream, call, '/api/member/current')) as Body
      for (const authorization of role === 'memberPersonal' ? upstream.tokens : []) {
        const as = { ...call, headers: { ...call.headers, authorization } }
        const all = await rowsAt(upstream, as, '/api/unit-people?size=50')
        const isUnit = all.length > 1 && all.some(({ id }) => id === own.id)
        if (isUnit) return withHeader(withJson(right, all), 'x-total-count', String(all.length))
      }
      return right
    },
  },
  {
    name: 'what is watched ends where the player says',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'reportWatched',
    answer: (right, call) =>
      right.status === 400 && Number(sentIn(call).to) > Number(sentIn(call).from)
        ? withProblem(right, 409, 'error.watchedTooFast')
        : right,
  },
  looking('the next article is the latest one', 'getNewsArticle', async (body, call, upstream) => {
    const { next, infoDictsId, infoDictsDetailsId } = body as Body
    const part = infoDictsDetailsId === null ? '' : `&infoDictsDetailsId.equals=${infoDictsDetailsId}`
    const path = `/api/public/info-news-list?infoDictsId.equals=${infoDictsId}${part}&sort=publishDate,desc&size=1`
    const [latest] = next === null ? [] : await rowsAt(upstream, call, path)
    return latest ? { ...(body as Body), next: { id: latest.id, title: latest.title } } : body
  }),
]
