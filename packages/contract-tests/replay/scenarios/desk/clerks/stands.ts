import { type DeskReview, type DeskReviewSummary, type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../../run/context.ts'
import { refusedWith } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { deskClient, requirePermission } from '../desk-client.ts'

/** What cannot be taken back says so, and is refused. */
export async function refuseUndo(
  context: Context,
  staff: PortalClient,
  { kind, recordId, undoUntil }: Pick<DeskReview, 'kind' | 'recordId' | 'undoUntil'>,
  what: string,
): Promise<void> {
  const rule = `${what} can be taken back until no time`
  context.expect(undoUntil === null, rule, undoUntil, 'getDeskReview')
  const params = { path: { kind, id: recordId } }
  const undoing = staff.POST('/api/admin/reviews/{kind}/{id}/undo', { params })
  await refusedWith(context, 409, 'error.undoOver', `${what}, taken back`, undoing)
}

const elsewhere = 'refuse what waits for a review, and take that back after more than ten seconds'

/** Kinds of which a refusal can be taken back, and nothing else. */
const kinds = ['INVOICE', 'ORDER_REFUND', 'SITE', 'SITE_ITEM']

/** Reviews of these kinds that wait. */
async function waitingOf(staff: PortalClient): Promise<DeskReviewSummary[]> {
  const query = { 'status.equals': 'PENDING', 'kind.in': kinds, sort: ['kind' as const], size: 200 }
  return unwrap(staff.GET('/api/admin/reviews', { params: { query } }))
}

/** A refusal that nobody took back in time stands, and so does an approval from the first moment on. */
async function checkStands(context: Context, staff: PortalClient): Promise<void> {
  const path = '/api/admin/reviews/{kind}/{id}'
  const paramsOf = ({ kind, recordId }: DeskReviewSummary) => ({ path: { kind, id: recordId } })
  const [refused, ...others] = await waitingOf(staff)
  if (!refused) return context.skip('nothing waits of which a refusal is taken back')
  const approved = others.at(-1)
  const { submittedAt } = refused
  const body = { submittedAt, result: 'REJECT' as const, opinion: '回放核对：不予通过' }
  await unwrap(staff.POST(`${path}/decision`, { params: paramsOf(refused), body }))
  if (approved) {
    const approval = { submittedAt: approved.submittedAt, result: 'APPROVE' as const }
    const params = paramsOf(approved)
    const done = await unwrap(staff.POST(`${path}/decision`, { params, body: approval }))
    await refuseUndo(context, staff, done, 'an approval of a review')
  } else context.untried('an approval of a review is not taken back', 'one review waits')
  await context.clock(elsewhere)(11, async () => {
    const later = await unwrap(staff.GET(path, { params: paramsOf(refused) }))
    await refuseUndo(context, staff, later, 'a refusal of ten seconds ago')
  })
}

export const stands: Scenario[] = [
  {
    name: 'The desk: a decision on a review stands once its ten seconds are over, an approval at once',
    operations: ['undoDeskReview', 'decideDeskReview', 'getDeskReview'],
    writes: true,
    async run(context) {
      const clock = context.clock(elsewhere)
      const staff = await deskClient(context)
      await requirePermission(context, staff, 'desk.invoices', 'desk.refunds', 'desk.sites')
      await clock(1, () => checkStands(context, staff), 'undone')
    },
  },
]
