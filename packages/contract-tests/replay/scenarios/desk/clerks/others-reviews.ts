import { type DeskReviewSummary, type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../../run/context.ts'
import { everyRow, refused, refusedWith } from '../../../run/rules.ts'
import { type Clerk, staffName } from './clerk.ts'

/** Whoever comes second is told who was first. */
export async function checkNamed(
  context: Context,
  what: string,
  call: Parameters<typeof refused>[3],
): Promise<void> {
  const { message, params } = await refused(context, 409, what, call)
  const { staffName: named } = (params ?? {}) as { staffName?: string }
  const isNamed = message === 'error.decidedBefore' && named === staffName
  context.expect(message === undefined || isNamed, `${what} is told who was first`, `${message} ${named}`)
}

/** Refuses what waits, and takes that back. */
function callsOf({ kind, recordId, submittedAt }: DeskReviewSummary) {
  const params = { path: { kind, id: recordId } }
  const result = kind === 'SITE' ? ('RETURN' as const) : ('REJECT' as const)
  const body = { submittedAt, result, opinion: '回放核对：随即撤回' }
  const path = '/api/admin/reviews/{kind}/{id}'
  return {
    decide: (by: PortalClient) => by.POST(`${path}/decision`, { params, body }),
    undo: (by: PortalClient) => by.POST(`${path}/undo`, { params }),
    read: (by: PortalClient) => by.GET(path, { params }),
  }
}

/** Kinds beside invoices of which a refusal can be taken back. */
const undoable = ['ORDER_REFUND', 'SITE', 'SITE_ITEM'] as const

/** Nor does another one take it back where it is none of an invoice. */
async function checkOtherKinds(
  context: Context,
  staff: PortalClient,
  { client, role }: Clerk,
): Promise<void> {
  const permissions = [...role.permissions, 'desk.sites' as const, 'desk.refunds' as const]
  await unwrap(staff.PUT('/api/admin/roles', { body: { ...role, permissions } }))
  const query = { 'status.equals': 'PENDING', 'kind.in': [...undoable], size: 2000 }
  const waiting = await unwrap(client.GET('/api/admin/reviews', { params: { query } }))
  for (const kind of undoable) {
    const row = waiting.find((one) => one.kind === kind)
    if (!row) continue
    const { decide, undo } = callsOf(row)
    await unwrap(decide(client))
    const what = `taking another one's decision on a ${kind} back`
    await refusedWith(context, 409, 'error.undoOver', what, undo(staff))
    await unwrap(undo(client))
  }
  if (waiting.length === 0) context.untried('of no kind another one’s decision is taken back', 'none waits')
}

const otherKinds = { 'kind.notEquals': 'INVOICE' as const, size: 1 }

/** What one has decided of a review another one neither decides again nor takes back. */
export async function checkReview(context: Context, staff: PortalClient, clerk: Clerk): Promise<void> {
  const { client } = clerk
  const query = { 'status.equals': 'PENDING', 'kind.equals': 'INVOICE' }
  const [row] = await unwrap(staff.GET('/api/admin/reviews', { params: { query } }))
  if (!row) return context.untried('two do not decide one review', 'no invoice waits')
  const rule = 'who decides invoices alone is shown invoices alone'
  const seen = await unwrap(client.GET('/api/admin/reviews'))
  everyRow(context, seen, ({ kind }) => kind === 'INVOICE', rule)
  const others = await unwrap(staff.GET('/api/admin/reviews', { params: { query: otherKinds } }))
  if (others.length === 0) context.untried(rule, 'nothing else is to be decided')
  const { decide, undo, read } = callsOf(row)
  await unwrap(decide(client))
  await checkNamed(context, 'a second decision on a review by another', decide(staff))
  const { undoUntil } = await unwrap(read(staff))
  const told = 'until when a review can be taken back is told to whoever decided it alone'
  context.expect(undoUntil === null, told, undoUntil, 'getDeskReview')
  await refusedWith(context, 409, 'error.undoOver', "taking another one's review back", undo(staff))
  await unwrap(undo(client))
  await checkOtherKinds(context, staff, clerk)
}
