import type { OperationId } from '@portal/api-contract/document'
import { type Call, idIn, jsonOf, withJson } from '../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { saying } from '../homes/across.ts'
import { letting, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

interface Review extends Body {
  status: string
  log: { action: string; staffId: number; time: string }[]
}

const kindIn = ({ url }: Call): string => /\/reviews\/(\w+)\//.exec(url.pathname)?.[1] ?? ''

const readAt = async (upstream: Upstream, call: Call, path: string): Promise<Body> =>
  jsonOf(await lookUp(upstream, call, path)) as Body

/** A decision on a review of some kinds is taken back after all, where something is so. */
const undoing = (
  name: string,
  kinds: readonly string[],
  isMeant: (review: Review, now: number, call: Call, upstream: Upstream) => Promise<boolean> | boolean,
): Fault =>
  letting(name, 'undoDeskReview', 'error.undoOver', async (call, upstream, now) => {
    const path = call.url.pathname.replace(/^.*(\/api\/.*)\/undo$/, '$1')
    return (
      kinds.includes(kindIn(call)) &&
      isMeant((await readAt(upstream, call, path)) as Review, now, call, upstream)
    )
  })

const isRefused = ({ status }: Review): boolean => status === 'REJECTED' || status === 'RETURNED'

/** Who has had each application, of which a part was undone. */
const claims = new Map<string, Body[]>()

/** An application is shown as somebody's whose time is over. */
const stillClaimed = (name: string, operation: OperationId): Fault => ({
  name,
  detectedAs: ['rule'],
  also: ['claimDeskApplication'],
  fits: ({ id }) => id === operation,
  answer(right, call, _upstream, { id }) {
    if (!isSuccess(right)) return right
    const body = jsonOf(right) as Body | Body[]
    if (id === 'claimDeskApplication')
      claims.set(idIn(call), [...(claims.get(idIn(call)) ?? []), body as Body])
    const now = Date.parse(right.headers.date ?? '')
    const shown = (row: Body): Body => {
      const all = row.claim === null ? (claims.get(String(row.id)) ?? []) : []
      const claim = all.find(({ expiresAt }) => Date.parse(String(expiresAt)) < now)
      return claim ? { ...row, claim, claimedById: claim.staffId } : row
    }
    return withJson(right, Array.isArray(body) ? body.map(shown) : shown(body))
  },
})

/** Faults in what holds of a decision on a review of each kind, and is looked at of one. */
export const eachKindFaults: Fault[] = [
  undoing(
    'a refusal of what is no invoice is taken back by anybody',
    ['ORDER_REFUND', 'SITE', 'SITE_ITEM'],
    async ({ log: [last], ...review }, _now, call, upstream) => {
      const { id } = await readAt(upstream, call, '/api/admin/account')
      return isRefused({ ...review, log: [] } as unknown as Review) && last?.staffId !== id
    },
  ),
  ...['ORDER_REFUND', 'SITE', 'SITE_ITEM'].map((kind) =>
    undoing(`a refusal of a ${kind} is taken back at any time`, [kind], (review, now) => {
      const [last] = review.log
      return isRefused(review) && now - Date.parse(String(last?.time)) > 9000
    }),
  ),
  ...['INVOICE', 'ORDER_REFUND', 'SITE'].map((kind) =>
    undoing(`an approval of a ${kind} is taken back`, [kind], ({ status }) => status === 'APPROVED'),
  ),
  undoing('a proof that was asked for again is not asked for after all', ['BANK_TRANSFER'], isRefused),
  undoing('what who looks for a post was told is taken back', ['JOB'], isRefused),
  ...['INVOICE', 'SITE', 'SITE_ITEM'].map((kind) =>
    undoing(
      `a refusal of a ${kind} is taken back that was mended`,
      [kind],
      ({ status, log: [last] }) => status === 'PENDING' && last?.action !== 'UNDO' && last !== undefined,
    ),
  ),
  undoing(
    'a refusal of a refund is taken back that was asked for again',
    ['ORDER_REFUND'],
    async (review, _now, call, upstream) => {
      const [refund] = await rowsAt(upstream, call, `/api/admin/refunds?id.equals=${idIn(call)}`)
      const query = `orderId.equals=${refund?.orderId}&status.equals=PENDING`
      return isRefused(review) && (await rowsAt(upstream, call, `/api/admin/refunds?${query}`)).length > 0
    },
  ),
  saying('who was first with a mini-site or a transfer is not told', 'decideDeskReview', (refusal, call) =>
    refusal.message === 'error.decidedBefore' && /SITE|BANK_TRANSFER|ORDER_REFUND/.test(kindIn(call))
      ? { ...refusal, message: 'error.reviewDecided' }
      : refusal,
  ),
  inBody('a mini-site was decided when it was handed in', ['decideDeskReview'], (body) =>
    body.kind === 'SITE' ? { ...body, decidedAt: '2026-01-05T02:00:00.000Z' } : body,
  ),
  inBody('what is returned of a mini-site is a draft at the desk', ['decideDeskReview'], (body) =>
    body.kind === 'SITE' && body.status === 'RETURNED' ? { ...body, recordStatus: 'DRAFT' } : body,
  ),
  stillClaimed('what somebody had taken is his for ever in the list', 'listDeskApplications'),
  stillClaimed('what somebody had taken is his for ever', 'getDeskApplication'),
]
