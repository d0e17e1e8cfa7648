import { type Answer, type Call, jsonOf, withJson } from '../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../fault.ts'
import { looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** What each account of the run has at an address, together. */
async function rowsOfAll(upstream: Upstream, call: Call, path: string): Promise<Body[]> {
  const seen = [...upstream.tokens].map((authorization) =>
    rowsAt(upstream, { ...call, headers: { ...call.headers, authorization } }, path),
  )
  return (await Promise.all(seen)).flat()
}

const withRows = (right: Answer, change: (row: Body) => Body): Answer =>
  isSuccess(right) ? withJson(right, (jsonOf(right) as Body[]).map(change)) : right

/** When each caller took each application first. */
const claims = new Map<string, Answer>()

/** When it was asked to remind of each fee of which nobody is reminded. */
const refused = new Map<unknown, string>()

const ends = (claim: Answer): number => Date.parse(String((jsonOf(claim) as Body).expiresAt))

/** What was done last at the desk with each record of a kind, by its id. */
async function lastDone(upstream: Upstream, call: Call, kind: string): Promise<Map<unknown, unknown>> {
  const path = `/api/admin/log?subjectKind.equals=${kind}&size=200`
  const entries = await rowsOfAll(upstream, call, path)
  return new Map(entries.toReversed().map(({ subjectId, action }) => [subjectId, action]))
}

/** A record of a member that stays decided, although the decision was taken back. */
const stayingDecided = (operation: string, kind: string, decided: Body): Fault => ({
  name: `${operation} knows nothing of what was taken back`,
  detectedAs: ['rule'],
  fits: ({ id }) => id === operation,
  async answer(right, call, upstream) {
    if (!isSuccess(right)) return right
    const body = jsonOf(right) as Body
    const done = await lastDone(upstream, call, kind)
    return done.get(body.id) === 'UNDO' ? withJson(right, { ...body, ...decided }) : right
  },
})

const isOwed = ({ status }: Body): boolean => status === 'UNPAID' || status === 'OVERDUE'

/** Faults in what the owner, the desk and visitors see of one and the same thing. */
export const ownerFaults: Fault[] = [
  looking('a fee says when its owner was reminded of any', 'listDeskFees', async (body, call, upstream) => {
    const reminded = 'remindedDate.specified=true&sort=remindedDate,desc&size=200'
    const last = await rowsAt(upstream, call, `/api/admin/fees?${reminded}`)
    const dateOf = (fee: Body) => last.find(({ ownerId }) => ownerId === fee.ownerId)?.remindedDate ?? null
    return (body as Body[]).map((fee) => (isOwed(fee) ? { ...fee, remindedDate: dateOf(fee) } : fee))
  }),
  {
    name: 'a fee that is not reminded of says that it was',
    detectedAs: ['rule'],
    also: ['remindDeskFees'],
    fits: ({ id }) => id === 'listDeskFees',
    answer(right, _call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const rows = jsonOf(right) as Body[]
      if (id === 'listDeskFees')
        return withRows(right, (fee) => ({ ...fee, remindedDate: refused.get(fee.id) ?? fee.remindedDate }))
      for (const { feeId, reason } of rows)
        if (reason === 'NOT_OWED' || reason === 'BEING_PAID')
          refused.set(feeId, new Date(Date.parse(right.headers.date ?? '')).toISOString())
      return right
    },
  },
  {
    name: 'a change that waits for its review is in the public list',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listCompanyItems' || id === 'listMemberItems',
    async answer(right, call, upstream) {
      const waiting = await rowsOfAll(upstream, call, '/api/member-news?status.equals=SUBMITTED&size=200')
      const titles = new Map(waiting.map(({ id, title }) => [id, title]))
      return withRows(right, (row) => ({ ...row, title: titles.get(row.id) ?? row.title }))
    },
  },
  stayingDecided('getMemberInvoice', 'INVOICE', { status: 'REJECTED', failReason: '抬头有误' }),
  stayingDecided('getOwnItem', 'SITE_ITEM', { status: 'RETURNED', opinion: '请补充' }),
  {
    name: 'who has two roles may do what the first opens',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getCurrentUser',
    async answer(right, call, upstream) {
      const url = new URL(call.url)
      url.pathname = url.pathname.replace('/thsuaa', '')
      const desk = { ...call, url }
      const account = await lookUp(upstream, desk, '/api/admin/account')
      const { roleIds = [] } = isSuccess(account) ? (jsonOf(account) as { roleIds?: number[] }) : {}
      if (!isSuccess(right) || roleIds.length < 2) return right
      const roles = await rowsAt(upstream, desk, '/api/admin/roles?size=200')
      const first = roles.find(({ id }) => id === roleIds[0])
      const permissions = ((first?.permissions ?? []) as string[]).map((name) => ({ name }))
      return withJson(right, { ...(jsonOf(right) as Body), permissions })
    },
  },
  {
    name: 'what is taken again is taken until the end of the first time',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'claimDeskApplication',
    answer(right, call) {
      if (!isSuccess(right)) return right
      const key = `${call.url.pathname} ${call.headers.authorization}`
      const first = claims.get(key)
      const isHeld = first && ends(first) > Date.parse(right.headers.date ?? '')
      if (!isHeld) claims.set(key, right)
      return isHeld ? withJson(right, jsonOf(first)) : right
    },
  },
]
