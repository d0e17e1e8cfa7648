import { type Call, idIn, jsonOf, withHeader, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { letting, looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** The states of the fees that a call names, by their ids. */
async function statesOf(results: Body[], call: Call, upstream: Upstream): Promise<Map<unknown, unknown>> {
  const ids = results.map(({ feeId }) => feeId).join()
  const fees = await rowsAt(upstream, call, `/api/admin/fees?id.in=${ids}&size=200`)
  return new Map(fees.map(({ id, status }) => [id, status]))
}

/** What becomes of a reminder is another thing where its fee is in a state. */
const reminding = (name: string, states: readonly string[], other: Body): Fault =>
  looking(name, 'remindDeskFees', async (body, call, upstream) => {
    const known = await statesOf(body as Body[], call, upstream)
    return (body as Body[]).map((one) =>
      states.includes(String(known.get(one.feeId))) ? { ...one, ...other } : one,
    )
  })

const ofPersons = (body: Body): Body =>
  body.ownerType === 'PERSON' ? { ...body, city: null, companyName: null } : body

/** Of records of a kind units alone are told. */
const untold = (name: string, kind: string): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'listMemberMessages',
  async answer(right, call, upstream) {
    if (!isSuccess(right)) return right
    const { role } = jsonOf(await lookUp(upstream, call, '/api/member/current')) as Body
    if (role === 'memberCompany') return right
    const rows = jsonOf(right) as (Body & { subject: Body | null })[]
    const kept = rows.filter(({ subject }) => subject?.kind !== kind)
    const total = Number(right.headers['x-total-count']) - rows.length + kept.length
    return withHeader(withJson(right, kept), 'x-total-count', String(total))
  },
})

/** Faults in what is rarer at the desk: fees in other states, persons, those who have left, closed orders. */
export const rarerOneFaults: Fault[] = [
  reminding('nobody is reminded of what is overdue', ['OVERDUE'], { isDone: false, reason: 'NOT_OWED' }),
  reminding('who was paid back is reminded', ['REFUNDED'], { isDone: true, reason: null }),
  untold('persons are not told of what they are reminded of', 'FEE'),
  untold('persons are not told of another level', 'CERTIFICATE'),
  {
    ...inBody('who receives a refund is said to be who paid', ['transferDeskRefund'], (body) => ({
      ...body,
      transfer: body.transfer && { ...(body.transfer as Body), receiverName: body.payerName },
    })),
  },
  {
    ...inBody('the desk knows of no person where it lives and works', ['getDeskMember'], ofPersons),
    also: ['listDeskMembers'],
  },
  inBody('money for what was closed is not said to be back', ['listDeskPayments'], (body) =>
    body.orderStatus === 'CLOSED' ? { ...body, refundedAt: null } : body,
  ),
  {
    name: 'who looks after the members reminds nobody of fees',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'remindDeskFees',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const { permissions } = jsonOf(await lookUp(upstream, call, '/thsuaa/api/currentUser')) as {
        permissions: Body[]
      }
      const may = permissions.some(({ name }) => name === 'desk.fees')
      return may ? right : withProblem(right, 403, 'error.http.403')
    },
  },
  letting('who has left gets a level', 'changeDeskMemberLevel', 'error.notMember', async (call, upstream) => {
    const path = `/api/admin/members?id.equals=${idIn(call)}`
    const [row] = await rowsAt(upstream, call, path)
    return row?.lastJoinDate !== null
  }),
]
