import { type Answer, type Call, idIn, jsonOf, sentIn, withHeader, withJson } from '../../../answer.ts'
import { type Fault, granted, isSuccess, type Upstream } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { letting, looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

const reviewAt = async (call: Call, upstream: Upstream): Promise<Body> => {
  const path = call.url.pathname.replace(/^.*(\/api\/.*)\/undo$/, '$1')
  return jsonOf(await lookUp(upstream, call, path)) as Body
}

const results: unknown[] = ['APPROVE', 'RETURN', 'REJECT']

const reviewsOf = async (call: Call, upstream: Upstream, id: unknown): Promise<Body[]> => {
  const answer = await lookUp(upstream, call, `/api/admin/applications/${id}`)
  return (jsonOf(answer) as { application: { auditRecords: Body[] } }).application.auditRecords
}

/** A list without those of its rows of which something is not so. */
async function withRows(right: Answer, isMeant: (row: Body) => Promise<boolean>): Promise<Answer> {
  const rows = jsonOf(right) as Body[]
  const kept = []
  for (const row of rows) if (await isMeant(row)) kept.push(row)
  const total = Number(right.headers['x-total-count']) - rows.length + kept.length
  return withHeader(withJson(right, kept), 'x-total-count', String(total))
}

/** What was decided so of a review of some kinds is taken back. */
const takenBack = (name: string, kinds: string[], status: string): Fault =>
  letting(name, 'undoDeskReview', 'error.undoOver', async (call, upstream) => {
    const review = await reviewAt(call, upstream)
    return kinds.includes(String(review.kind)) && review.status === status
  })

/** Faults in what was decided at the desk: until when it is taken back, what it was decided by, and who is told. */
export const standsFaults: Fault[] = [
  letting(
    'an approval of a review is taken back',
    'undoDeskReview',
    'error.undoOver',
    async (call, upstream) => {
      return (await reviewAt(call, upstream)).status === 'APPROVED'
    },
  ),
  letting('what a visitor was told is taken back', 'undoDeskReview', 'error.undoOver', async (call) =>
    /\/(EXPERT|JOB)\//.test(call.url.pathname),
  ),
  takenBack('a visitor who was rejected is waited for again', ['EXPERT', 'JOB'], 'REJECTED'),
  takenBack('a job that was returned is taken back', ['JOB'], 'RETURNED'),
  ...['SITE', 'ORDER_REFUND', 'BANK_TRANSFER', 'INVOICE', 'EXPERT'].map((kind) =>
    takenBack(`an approval of ${kind} is taken back`, [kind], 'APPROVED'),
  ),
  letting(
    'a review is taken back at any time',
    'undoDeskReview',
    'error.undoOver',
    async (call, upstream, now) => {
      const { status, log } = await reviewAt(call, upstream)
      const [last] = log as Body[]
      return status !== 'APPROVED' && last?.action === 'REJECT' && now - Date.parse(String(last.time)) > 9000
    },
  ),
  letting(
    'what was rejected is transferred',
    'transferDeskRefund',
    'error.decidedBefore',
    async (call, upstream) => {
      const [refund] = await rowsAt(upstream, call, `/api/admin/refunds?id.equals=${idIn(call)}`)
      return refund?.status === 'REJECTED'
    },
  ),
  {
    name: 'a review is decided by a result that it does not name',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'decideDeskReview',
    answer(right, call, _upstream, planted) {
      const { fieldErrors = [] } = (right.status === 400 ? jsonOf(right) : {}) as { fieldErrors?: Body[] }
      const isMeant = fieldErrors.some(({ field }) => field === 'result')
      return isMeant && results.includes(sentIn(call).result) ? granted(right, planted) : right
    },
  },
  inBody('what to mend is not kept field by field', ['getMemberApply'], (body) => {
    const { auditRecords } = (body.application ?? body) as { auditRecords: Body[] }
    for (const record of auditRecords) delete record.reasons
    return body
  }),
  {
    name: 'an application is found by the last of its reviews alone',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskApplications',
    async answer(right, call, upstream) {
      const { searchParams: asked } = call.url
      const node = asked.get('reviewedAt')
      if (!isSuccess(right) || node === null || !asked.has('id.equals')) return right
      return withRows(right, async ({ id }) => (await reviewsOf(call, upstream, id)).at(-1)?.node === node)
    },
  },
  looking('what was done last is left out', 'getDeskWorkplace', async (body) => {
    const { recent, ...others } = body as { recent: unknown[] }
    return { ...others, recent: recent.slice(1) }
  }),
  looking('the latest news is not announced', 'getDeskWorkplace', async (body) => {
    const { announcements, ...others } = body as { announcements: unknown[] }
    return { ...others, announcements: announcements.slice(1) }
  }),
  {
    ...inBody('the state of an invoice is that of its review', ['listDeskReviews'], (body) =>
      body.kind === 'INVOICE' ? { ...body, recordStatus: body.status } : body,
    ),
    also: ['getDeskReview', 'decideDeskReview', 'undoDeskReview'],
  },
  inBody('a refund was asked for by its subject', ['listDeskRefunds'], (body) => ({
    ...body,
    reason: body.subject,
  })),
  inBody(
    'what was decided can be decided once more',
    ['decideDeskApplication', 'getDeskApplication'],
    (body) => ({
      ...body,
      decisions: results,
    }),
  ),
]
