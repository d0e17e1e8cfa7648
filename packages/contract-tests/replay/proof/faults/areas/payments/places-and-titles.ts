import { Buffer } from 'node:buffer'
import { type Call, idIn, jsonOf, withHeader, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { denying } from '../fees-and-orders.ts'
import { looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** Places that were lost with their order, by activity. */
const lost = new Map<unknown, number>()

/** Takes back what a call has just made, as if it had been refused at once. */
async function undone({ ask }: Upstream, call: Call, path = ''): Promise<void> {
  const url = new URL(call.url)
  url.pathname += path
  await ask({ ...call, method: 'DELETE', url, body: call.body.subarray(0, 0) })
}

/** The title that each caller has made the default last. */
const defaults = new Map<string | undefined, unknown>()

/** Makes the first title of a caller's book the default. @returns its id; undefined where the book is empty */
async function promote(call: Call, upstream: Upstream): Promise<unknown> {
  const [title] = await rowsAt(upstream, call, '/api/member-invoice-titles?size=200')
  if (!title) return undefined
  const url = new URL(call.url)
  url.pathname = url.pathname.replace(/\/\d+$/, '')
  const headers = { ...call.headers, 'content-type': 'application/json' }
  const body = Buffer.from(JSON.stringify({ ...title, isDefault: true }))
  await upstream.ask({ ...call, method: 'PUT', url, headers, body })
  return title.id
}

/** Faults in what is free again, and in what is taken for the same. */
export const placeAndTitleFaults: Fault[] = [
  denying(
    'a title of the same name is the same, whatever its number',
    'createInvoiceTitle',
    [409, 'error.titleExists'],
    async ({ id, titleType, buyerName }, call, upstream) => {
      const rows = await rowsAt(upstream, call, '/api/member-invoice-titles?size=200')
      const isKept = rows.some(
        (row) => row.id !== id && row.titleType === titleType && row.buyerName === buyerName,
      )
      if (isKept) await undone(upstream, call, `/${id}`)
      return isKept
    },
  ),
  {
    name: 'who throws the default away has another title as the default',
    detectedAs: ['rule'],
    also: ['createInvoiceTitle', 'updateInvoiceTitle'],
    fits: ({ id }) => id === 'deleteInvoiceTitle',
    async answer(right, call, upstream, { id }) {
      if (!isSuccess(right)) return right
      const caller = call.headers.authorization
      if (id !== 'deleteInvoiceTitle') {
        const title = jsonOf(right) as Body
        if (title.isDefault) defaults.set(caller, title.id)
        else if (defaults.get(caller) === title.id) defaults.delete(caller)
        return right
      }
      if (String(defaults.get(caller)) !== idIn(call)) return right
      const next = await promote(call, upstream)
      defaults.set(caller, next)
      // What a fault does is known by its answer, which says so.
      return next === undefined ? right : withHeader(right, 'x-default', String(next))
    },
  },
  looking(
    'an invoice is proposed to whom the first one was',
    'getInvoiceDraft',
    async (body, call, upstream) => {
      const titles = await rowsAt(upstream, call, '/api/member-invoice-titles?size=200')
      const [first] = await rowsAt(upstream, call, '/api/member-invoices?sort=createdDate&size=1')
      if (!first || titles.some(({ isDefault }) => isDefault)) return body
      const { titleType, buyerName, buyerTaxNo, email, phone } = first
      return { ...(body as Body), titleType, buyerName, buyerTaxNo, email, phone }
    },
  ),
  {
    name: 'the last place of an activity is none',
    detectedAs: ['rule', 'refused'],
    fits: ({ id }) => id === 'signUpForActivity',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const { activityId } = jsonOf(right) as Body
      const activity = await lookUp(upstream, call, `/api/public/member-activity?id=${activityId}`)
      const { signedCount, quota } = jsonOf(activity) as Body
      if (Number(signedCount) < Number(quota)) return right
      await undone(upstream, call)
      return withProblem(right, 409, 'error.activityFull')
    },
  },
  {
    name: 'a place stays taken when its order is cancelled',
    detectedAs: ['rule'],
    also: ['cancelMemberOrder', 'listActivities'],
    fits: ({ id }) => id === 'getActivity',
    async answer(right, call, upstream, { id }) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right)
      if (id === 'cancelMemberOrder') {
        const places = await rowsAt(upstream, call, '/api/member-activities/user?size=200')
        const [place] = places.filter(({ orderId }) => orderId === (body as Body).id)
        if (place) lost.set(place.activityId, (lost.get(place.activityId) ?? 0) + 1)
        return right
      }
      const isFiltered = /signedCount/.test(call.url.search)
      const counted = (row: Body) =>
        lost.has(row.id) ? { ...row, signedCount: Number(row.signedCount) + Number(lost.get(row.id)) } : row
      if (Array.isArray(body)) return isFiltered ? right : withJson(right, body.map(counted))
      return withJson(right, counted(body as Body))
    },
  },
  {
    ...inBody('a fee that was paid back names no order', ['getMemberFee'], (body) =>
      body.status === 'REFUNDED' ? { ...body, orderId: null } : body,
    ),
    also: ['listMemberFees'],
  },
]
