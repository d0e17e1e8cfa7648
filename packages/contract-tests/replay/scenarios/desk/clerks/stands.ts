import {
  type DeskResult,
  type DeskReview,
  type DeskReviewSummary,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import type { Context } from '../../../run/context.ts'
import { refusedWith } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'
import type { Journey } from '../../account/travel.ts'
import { deskClient, requirePermission } from '../desk-client.ts'
import { kinds, whileAllWait } from '../everyone.ts'
import { checkDecided } from './decided-reviews.ts'

const path = '/api/admin/reviews/{kind}/{id}'

type Named = Pick<DeskReview, 'kind' | 'recordId'>

const paramsOf = ({ kind, recordId }: Named) => ({ path: { kind, id: recordId } })

/** What cannot be taken back is refused. */
const refuse = (context: Context, staff: PortalClient, review: Named, what: string): Promise<void> =>
  refusedWith(
    context,
    409,
    'error.undoOver',
    `${what}, taken back`,
    staff.POST(`${path}/undo`, { params: paramsOf(review) }),
  )

/** What cannot be taken back says so, and is refused. */
export async function refuseUndo(
  context: Context,
  staff: PortalClient,
  review: Pick<DeskReview, 'kind' | 'recordId' | 'undoUntil'>,
  what: string,
): Promise<void> {
  const rule = `${what} can be taken back until no time`
  context.expect(review.undoUntil === null, rule, review.undoUntil, 'getDeskReview')
  await refuse(context, staff, review, what)
}

const elsewhere = 'refuse what waits for a review, and take that back after more than ten seconds'

/** Kinds of which a refusal can be taken back, and nothing else. */
const undoable: readonly string[] = ['INVOICE', 'ORDER_REFUND', 'SITE', 'SITE_ITEM']

/** What is mended rather than refused for good. */
const onlyReturned: readonly string[] = ['SITE', 'BANK_TRANSFER']

const decide = (staff: PortalClient, review: DeskReviewSummary, result: DeskResult) => {
  const { submittedAt } = review
  const body = { submittedAt, result, ...(result !== 'APPROVE' && { opinion: '回放核对：不予通过' }) }
  return staff.POST(`${path}/decision`, { params: paramsOf(review), body })
}

/** What was refused is decided no second time, and taken back only where it is of a kind that can be. */
async function checkRefused(context: Context, staff: PortalClient, review: DeskReviewSummary): Promise<void> {
  const { kind } = review
  const result = onlyReturned.includes(kind) ? 'RETURN' : 'REJECT'
  const refused = await unwrap(decide(staff, review, result))
  checkDecided(context, result, refused)
  const again = decide(staff, review, 'APPROVE')
  await refusedWith(context, 409, 'error.decidedBefore', `a second decision on a ${kind}`, again)
  if (!undoable.includes(kind)) await refuseUndo(context, staff, refused, `a decision on a ${kind}`)
}

/** An approval of what waits cannot be taken back from the first moment on. */
export async function refuseUndoOfApproval(
  context: Context,
  staff: PortalClient,
  review: DeskReviewSummary,
): Promise<void> {
  const done = await unwrap(decide(staff, review, 'APPROVE'))
  checkDecided(context, 'APPROVE', done)
  await refuseUndo(context, staff, done, `an approval of a ${review.kind}`)
}

/** Of each kind the results besides that nobody takes back: a visitor is told of each by SMS, and money that has come is there. */
const lasting: Partial<Record<string, DeskResult[]>> = {
  ...{ EXPERT: ['APPROVE', 'RETURN'], JOB: ['RETURN', 'APPROVE'], BANK_TRANSFER: ['APPROVE'] },
}

/** Each result that stands from the first moment on is decided of something that waits, and not taken back. */
export async function refuseEachUndo(context: Context, staff: PortalClient): Promise<void> {
  const query = { 'status.equals': 'PENDING', 'kind.in': Object.keys(lasting), size: 200 }
  const rows = await unwrap(staff.GET('/api/admin/reviews', { params: { query } }))
  const reached = new Set<string>()
  for (const row of rows) {
    const result = lasting[row.kind]?.find((one) => !reached.has(`${one} of a ${row.kind}`))
    if (!result) continue
    const what = `${result} of a ${row.kind}`
    reached.add(what)
    const { data: done } = await decide(staff, row, result)
    if (done) await refuseUndo(context, staff, done, what)
    else context.untried(`${what} is not taken back`, 'it is not decided so')
  }
}

/** A refusal that nobody took back in time stands, whatever it is of. */
async function checkStands(context: Context, staff: PortalClient, { to }: Journey): Promise<void> {
  const query = { 'status.equals': 'PENDING', size: 2000 }
  const waiting = await unwrap(staff.GET('/api/admin/reviews', { params: { query } }))
  const byKind = Map.groupBy(waiting, ({ kind }) => kind)
  const refused: DeskReviewSummary[] = []
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const [first] = byKind.get(kind) ?? []
    if (!first) {
      context.untried(`a refusal of a ${kind} stands`, 'none waits')
      continue
    }
    await checkRefused(context, staff, first)
    if (undoable.includes(kind)) refused.push(first)
  }
  await to(context.now().getTime() + 11_000, async () => {
    for (const [place, review] of refused.entries()) {
      const what = `a refusal of a ${review.kind} of ten seconds ago`
      if (place > 0) await refuse(context, staff, review, what)
      else {
        const later = await unwrap(staff.GET(path, { params: paramsOf(review) }))
        await refuseUndo(context, staff, later, what)
      }
    }
  })
}

export const stands: Scenario[] = [
  {
    name: 'The desk: a decision on a review stands once its ten seconds are over',
    operations: ['undoDeskReview', 'decideDeskReview', 'getDeskReview'],
    writes: true,
    async run(context) {
      context.clock(elsewhere)
      const staff = await deskClient(context)
      await requirePermission(context, ...new Set(Object.values(kinds)))
      await whileAllWait(context, async (journey) => {
        if (journey) await checkStands(context, staff, journey)
      })
    },
  },
]
